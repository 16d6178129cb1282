/**
 * Loaded into a shop of a test's own (`NODE_OPTIONS=--import …`): its clock is `CLOCK_AHEAD_MS` ahead, and each SIGUSR2 moves it
 * forward by `CLOCK_STEP_MS`. Its timers run as always.
 */
const stepMs = Number(process.env.CLOCK_STEP_MS)
const now = Date.now
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)

class MovingDate extends Date {
  constructor(...given: readonly unknown[]) {
    super(...((given.length === 0 ? [MovingDate.now()] : given) as [number]))
  }
  static override now = () => now() + aheadMs
}
globalThis.Date = MovingDate as DateConstructor

process.on('SIGUSR2', () => {
  aheadMs += stepMs
})
