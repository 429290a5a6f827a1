/**
 * What happens inside the new namespaces before the program starts, for /bin/sh:
 *
 *   root of the box · number of places to cover · for each its path, how many folders stay in sight, these
 *   · the command
 *
 * Covers are made ready inside the box and moved over their places, the one that holds the box last, as
 * the way to the others ends there. Then all mounts but the box's two folders become read-only. The
 * program runs in a second user namespace, as nobody: there it owns none of these mounts, so that it can
 * take none of them away. The shell stays as process 1, as signals are not lost on what it starts.
 * Its own loopback, which leads nowhere else, is brought up where that can be done: Spark speaks over it.
 * Any step that fails ends it with 97: half a sandbox is none.
 */
export const CONFINE = `
set -e
trap 'test $? = 0 || exit 97' EXIT
box=$1; count=$2; shift 2
mount -n -t tmpfs -o size=4m,mode=755 plainflow "$box/stage"
at=0
while [ "$at" -lt "$count" ]; do
  cover=$1; kept=$2; shift 2
  eval "cover_$at=\\$cover"
  if [ -d "$cover" ]; then
    mkdir "$box/stage/$at"
    mount -n -t tmpfs -o size=4m,mode=755 plainflow "$box/stage/$at"
  fi
  while [ "$kept" -gt 0 ]; do
    mkdir -p "$box/stage/$at\${1#"$cover"}"
    mount -n --rbind "$1" "$box/stage/$at\${1#"$cover"}"
    shift; kept=$((kept - 1))
  done
  at=$((at + 1))
done
at=0
while [ "$at" -lt "$count" ]; do
  eval "cover=\\$cover_$at"
  if [ -d "$cover" ]; then mount -n --move "$box/stage/$at" "$cover"
  else mount -n --bind /dev/null "$cover"; fi
  at=$((at + 1))
done
mount -n -t proc proc /proc
{ ip link set lo up || ifconfig lo up; } 2>/dev/null || :
while read -r _ _ _ _ point options _; do
  point=$(printf '%b' "$point")
  case $point in /proc | "$box/work" | "$box/home" | "$box/work/"* | "$box/home/"*) continue ;; esac
  [ -e "$point" ] || continue
  options=\${options#r[wo]}
  mount -n -o "remount,bind,ro\${options}" "$point"
done < /proc/self/mountinfo
cd "$box/work"
trap - EXIT
set +e
unshare --user --map-user=65534 --map-group=65534 setpriv --no-new-privs -- "$@"
exit $?
`
