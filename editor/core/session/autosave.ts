import type { PageStep } from '#content-store/client/draft/draft-steps.ts'
import type { SendOutcome } from '../../kit/services/page-calls.ts'
import type { StepsAnswer } from '#content-store/client/types.ts'

/**
 * `unsaved`: changed, about to be sent · `offline`: the store could not be reached, tried again by itself ·
 * `signedOut`: the session ended · `refused`: the store said no.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'signedOut' | 'refused'

export interface SaveStatus {
  readonly state: SaveState
  readonly revision: number
  /** Epoch ms of the last save. */
  readonly savedAt: number
  /** Why the steps were refused, or who is signed in instead. */
  readonly message?: string
}

/** The steps to send; see `DraftQueue`. */
interface Queue {
  readonly revision: number
  readonly isEmpty: boolean
  take(): { readonly base: number; readonly steps: readonly PageStep[] }
  giveBack(): void
}

export interface AutosaveOptions {
  readonly queue: Queue
  readonly savedAt: number
  readonly send: (base: number, steps: readonly PageStep[]) => Promise<SendOutcome>
  /** Takes up what the store holds. */
  readonly receive: (answer: StepsAnswer) => Promise<unknown>
  /** Loads the draft as a whole, under the steps that wait; false when the store cannot be reached. */
  readonly reload: () => Promise<boolean>
  readonly onStatus: (status: SaveStatus) => void
}

export type Autosave = ReturnType<typeof createAutosave>

/** Time between a change and its sending, ms: with the way there and back others see it within a second. */
export const SEND_MS = 400
/** Waits between attempts while the store cannot be reached, ms; the last one repeats. */
const RETRY_MS = [2000, 5000, 10_000, 30_000]
/** Attempts in a row that may meet steps of others before a pause. */
const MAX_MEETINGS = 5

/** Sends the steps of a page by itself, one request at a time. Source: LO-14. */
export function createAutosave({ queue, savedAt, send, receive, reload, onStatus }: AutosaveOptions) {
  let status: SaveStatus = { state: 'saved', revision: queue.revision, savedAt }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let failures = 0

  const tell = (change: Partial<SaveStatus> & { state: SaveState }) => {
    status = { savedAt: status.savedAt, ...change, revision: queue.revision }
    onStatus(status)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const wait = (ms: number) => {
    stop()
    timer = setTimeout(() => {
      timer = undefined
      void flush()
    }, ms)
  }

  const waitForLine = () => wait(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? SEND_MS)
  const isTakenUp = (answer: StepsAnswer) =>
    receive(answer).then(
      () => true,
      () => false,
    )

  /** One request; says whether another should follow at once. */
  async function attempt(): Promise<boolean> {
    tell({ state: 'saving' })
    const { base, steps } = queue.take()
    const outcome = await send(base, steps)
    if (outcome.kind !== 'saved') queue.giveBack()
    if (outcome.kind === 'saved' || outcome.kind === 'meets') {
      if (!(await isTakenUp(outcome.answer))) return retryLater()
      failures = 0
      tell({ state: queue.isEmpty ? 'saved' : 'unsaved', savedAt: outcome.answer.savedAt })
      return outcome.kind === 'meets'
    }
    const isReloaded = outcome.kind === 'behind' && (await reload())
    if (isReloaded) {
      tell({ state: queue.isEmpty ? 'saved' : 'unsaved' })
      return true
    }
    const state = outcome.kind === 'behind' ? 'offline' : outcome.kind
    tell({ state, ...('message' in outcome && { message: outcome.message }) })
    if (state === 'offline') waitForLine()
    return false
  }

  /** Steps of others in between could not be read. Own ones are sent again: the store knows them by their ids. */
  function retryLater(): false {
    queue.giveBack()
    tell({ state: 'offline' })
    waitForLine()
    return false
  }

  async function attempts(): Promise<void> {
    let isUnfinished = true
    for (let turn = 0; isUnfinished && turn < MAX_MEETINGS && !queue.isEmpty; turn++)
      isUnfinished = await attempt()
    if (status.state === 'unsaved') wait(SEND_MS)
  }

  /** Sends now what waits, and waits for the answer; says whether everything is saved. */
  async function flush(): Promise<boolean> {
    stop()
    while (running) await running
    if (!queue.isEmpty) {
      running = attempts().finally(() => {
        running = undefined
      })
      await running
    }
    return status.state === 'saved'
  }

  return {
    status: () => status,
    /** There is a step to send. */
    touch() {
      if (status.state === 'signedOut') return
      if (status.state !== 'saving' && status.state !== 'unsaved') tell({ state: 'unsaved' })
      if (!running && timer === undefined) wait(SEND_MS)
    },
    flush,
    /** The queue was brought to another state of the draft from outside. */
    refresh(draft: { readonly savedAt: number }) {
      if (queue.isEmpty && !running) stop()
      tell({ state: queue.isEmpty && !running ? 'saved' : status.state, savedAt: draft.savedAt })
    },
    stop,
  }
}
