/**
 * Loaded into a shop of a test's own (`NODE_OPTIONS=--import …`): each SIGUSR2 moves its clock forward by `CLOCK_STEP_MS`. Its
 * timers run as always.
 */
const stepMs = Number(process.env.CLOCK_STEP_MS)
const now = Date.now
let aheadMs = 0

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
