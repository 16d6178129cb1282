const twoDigits = (count: number) => String(count).padStart(2, '0')

export interface TimeLeft {
  readonly days: string
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

/** Time until `end` in two digits each (days in as many as it takes). A begun second counts whole; never below 0. */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.ceil(Math.max(0, end - now) / 1000)
  return {
    days: twoDigits(Math.floor(seconds / 86_400)),
    hours: twoDigits(Math.floor(seconds / 3600) % 24),
    minutes: twoDigits(Math.floor(seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
  }
}
