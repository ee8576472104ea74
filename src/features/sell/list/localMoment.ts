// A moment as a `datetime-local` field holds it, in the reader's own zone.

/** @param seconds Unix seconds */
export function formatLocalMoment(seconds: number): string {
  const date = new Date(seconds * 1000)
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}
