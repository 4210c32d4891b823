# Debian packages: finds which of a list are missing and how large they are, and installs them.
#
# The lists are tools/packages/*.txt: one package per line, "#" for remarks. After the package may follow the name of a
# command that can replace the package (npm from elsewhere). Only apt-get ever runs as root.
# shellcheck shell=bash

# missing_packages LIST...: those that are neither installed nor replaced by a command, one per line.
missing_packages() {
  local list package command
  local -A installed=()
  while read -r package; do installed[$package]=1; done < <(installed_packages "$@")
  for list in "$@"; do
    while read -r package command; do
      if [[ -z ${installed[$package]-} && (-z $command || -z $(type -P "$command")) ]]; then
        printf '%s\n' "$package"
      fi
    done < <(read_list "$list")
  done
}

read_list() { # LIST
  local file=$root/tools/packages/$1.txt
  [[ -r $file ]] || die "$exit_invalid" "no package list $file"
  sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$file"
}

installed_packages() { # LIST...
  local list names=()
  for list in "$@"; do
    mapfile -t -O "${#names[@]}" names < <(read_list "$list" | awk '{print $1}')
  done
  # dpkg-query fails for an unknown name. Here that means "missing" and is no error.
  dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${names[@]}" 2>/dev/null |
    awk '$2 == "installed" {print $1}'
}

# ensure_packages LIST...: returns when all are installed; otherwise ends the launcher with a line that says what to run.
ensure_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  say "packages missing: ${missing[*]}"
  if ! may_install; then
    show_size "${missing[@]}"
    say "to install them, run:"
    printf '  %s\n' "$(install_line "${missing[@]}")" >&2
    exit "$exit_usage"
  fi
  if ! have_lists; then
    consent "Fetch the lists of packages (apt-get update)?"
    run_apt update
  fi
  show_size "${missing[@]}"
  consent "Install them now?"
  run_apt install --yes --no-install-recommends "${missing[@]}"
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) || die "$exit_usage" "still missing after the installation: ${missing[*]}"
}

# Root and CI install without a question; other users need sudo and a terminal for the answer.
may_install() {
  [[ -z $no_install ]] || return 1
  [[ $(id -u) == 0 ]] && return 0
  [[ -n $(type -P sudo) ]] || return 1
  in_ci || on_terminal
}

in_ci() { [[ -n ${CI-} && $CI != false && $CI != 0 ]]; }

consent() { # QUESTION
  if [[ $(id -u) == 0 ]] || in_ci || ask "$1"; then return 0; fi
  die "$exit_usage" "nothing was installed"
}

install_line() { # PACKAGE...
  local prefix=
  [[ $(id -u) == 0 ]] || prefix='sudo '
  if ! have_lists; then printf '%sapt-get update && ' "$prefix"; fi
  printf '%sapt-get install --no-install-recommends %s' "$prefix" "$*"
}

have_lists() { compgen -G "${HAKARI_APT_LISTS:-/var/lib/apt/lists}/*_Packages*" >/dev/null; }

# Prints what apt says about the size of the download and on disk; apt needs no root for that.
show_size() { # PACKAGE...
  local sizes
  sizes=$(LC_ALL=C apt-get install --no-install-recommends --print-uris "$@" 2>/dev/null </dev/null |
    sed -n -e 's/^Need to get \(.*\) of archives\.$/download \1/p' \
      -e 's/^After this operation, \(.*\) of additional disk space will be used\.$/\1 on disk/p' |
    paste -sd, - | sed 's/,/, /')
  say "size: ${sizes:-not known before apt-get update}"
}

# run_apt ARGUMENT...: runs apt-get with one progress line; its own output is kept in case it fails.
run_apt() {
  local log status become_root=()
  if [[ $(id -u) != 0 ]]; then
    become_root=(sudo)
    # Without a terminal no password can be typed: sudo must fail instead of waiting.
    on_terminal || become_root+=(-n)
  fi
  log=$(mktemp)
  LC_ALL=C "${become_root[@]}" apt-get -q -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=120 "$@" \
    </dev/null 2>&1 | follow_apt "$log"
  status=${PIPESTATUS[0]}
  progress_end
  if ((status != 0)); then
    tail -n 20 "$log" >&2
    rm -f "$log"
    die "$exit_usage" "apt-get $1 failed"
  fi
  rm -f "$log"
}

# Each package is fetched, unpacked and set up, and apt or dpkg prints a line for each step. Their status descriptor would
# tell more, but it cannot pass through sudo, and when it shared stdout, package scripts failed with write errors.
follow_apt() { # LOG
  local line total=0 done=0 step started=$EPOCHSECONDS
  while IFS= read -r line; do
    printf '%s\n' "$line" >>"$1"
    case $line in
      *' newly installed, '*) [[ $line =~ ([0-9]+)\ newly ]] && total=$((3 * BASH_REMATCH[1])) && continue ;;
      Get:*) step=fetching ;;
      'Unpacking '*) step=unpacking ;;
      'Setting up '*) step='setting up' ;;
      *) continue ;;
    esac
    done=$((done + 1))
    if ((total > 0)); then
      progress "[ $done/$total ] $step packages$(time_left "$started" "$done" "$total")"
    else
      progress 'fetching the lists of packages'
    fi
  done
}
