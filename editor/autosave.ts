import type { Draft, PageContent } from '#content-store/client/types.ts'

/**
 * `unsaved`: changed, waiting for a pause · `offline`: the store could not be reached, tried again by itself ·
 * `conflict`: another operator saved in the meantime · `signedOut`: the session ended · `refused`: the store said no.
 */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'signedOut' | 'refused'

/** How one attempt to save ended. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly draft: Draft }
  | { readonly kind: 'conflict'; readonly theirs: Draft }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly message: string }

export interface SaveStatus {
  readonly state: SaveState
  readonly revision: number
  /** Epoch ms of the last save. */
  readonly savedAt: number
  readonly theirs?: Draft
  readonly message?: string
}

export interface AutosaveOptions {
  readonly revision: number
  readonly savedAt: number
  readonly read: () => PageContent
  /** `keepReplaced`: the draft that this save replaces is to stay in the history. */
  readonly save: (content: PageContent, revision: number, keepReplaced: boolean) => Promise<SaveOutcome>
  readonly onStatus: (status: SaveStatus) => void
}

export type Autosave = ReturnType<typeof createAutosave>

/** Quiet time before a save, ms. */
export const IDLE_MS = 1000
/** Waits between attempts while the store cannot be reached, ms; the last one repeats. */
const RETRY_MS = [2000, 5000, 10_000, 30_000]

/** Saves a page by itself, one request at a time, a second after the last change. Source: LO-14. */
export function createAutosave({ revision, savedAt, read, save, onStatus }: AutosaveOptions) {
  let status: SaveStatus = { state: 'saved', revision, savedAt }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isDirty = false
  let failures = 0
  let keepReplaced = false

  const tell = (change: Partial<SaveStatus> & { state: SaveState }) => {
    status = { revision: status.revision, savedAt: status.savedAt, ...change }
    onStatus(status)
  }
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  async function attempt() {
    isDirty = false
    tell({ state: 'saving' })
    const outcome = await save(read(), status.revision, keepReplaced)
    if (outcome.kind === 'saved') {
      failures = 0
      keepReplaced = false
      const { revision: next, savedAt: at } = outcome.draft
      tell({ state: isDirty ? 'unsaved' : 'saved', revision: next, savedAt: at })
      if (isDirty) wait(IDLE_MS)
      return
    }
    isDirty = true
    if (outcome.kind === 'conflict') tell({ state: 'conflict', theirs: outcome.theirs })
    else if (outcome.kind === 'refused') tell({ state: 'refused', message: outcome.message })
    else tell({ state: outcome.kind })
    if (outcome.kind === 'offline') wait(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? IDLE_MS)
  }

  /** Saves now what is unsaved and waits for the answer; says whether everything is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (running) await running
    if (isDirty && status.state !== 'conflict') {
      running = attempt().finally(() => {
        running = undefined
      })
      await running
    }
    return status.state === 'saved'
  }

  return {
    status: () => status,
    /** Something changed. */
    touch() {
      isDirty = true
      if (status.state === 'conflict' || status.state === 'signedOut') return
      if (status.state !== 'saving' && status.state !== 'unsaved') tell({ state: 'unsaved' })
      if (!running) wait(IDLE_MS)
    },
    flush,
    /** After a conflict: what is here replaces theirs, which stays in the history. */
    async overwrite() {
      if (!status.theirs) return false
      tell({ state: 'unsaved', revision: status.theirs.revision })
      isDirty = true
      keepReplaced = true
      return flush()
    },
    /** What is here now is what the store holds: after a load, a conflict given up, a roll back. */
    reset(next: { readonly revision: number; readonly savedAt: number }) {
      clearTimeout(timer)
      isDirty = false
      tell({ state: 'saved', revision: next.revision, savedAt: next.savedAt })
    },
    stop: () => clearTimeout(timer),
  }
}
