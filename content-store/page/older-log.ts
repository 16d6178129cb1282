import type { Locale } from '#locales/locale.ts'
import type { DraftOperation } from '../client/draft/draft-operations.ts'
import { EVERYTHING, type LogEntry } from '../client/draft/draft-steps.ts'
import { encoded, fieldName } from '../client/draft/values.ts'
import type { Operation } from '../client/model/operations.ts'

/** A step as earlier versions logged it, for one language. */
export interface OlderEntry extends Omit<LogEntry, 'operations' | 'backward'> {
  readonly operations: readonly Operation[]
  readonly backward: readonly Operation[]
  /** Made in the other language, whose log has it too. */
  readonly isMirrored?: boolean
  readonly twin?: unknown
}

/** Edits of options, for those who compare texts; nothing else of a step is read again. */
const edits = (operations: readonly Operation[], locale: Locale): readonly DraftOperation[] =>
  operations.flatMap((operation): readonly DraftOperation[] => {
    if (operation.kind !== 'edit' || operation.bag !== 'options') return []
    const patches = Object.entries(operation.set).map(([key, value]) => ({
      at: ['options', fieldName(key)],
      in: locale,
      value: encoded(value),
    }))
    return patches.length > 0 ? [{ kind: 'patch', id: operation.id, patches }] : []
  })

const OLDER_KINDS: readonly string[] = ['edit', 'rename', 'meta']

const isOlder = (entry: LogEntry | OlderEntry): entry is OlderEntry =>
  'isMirrored' in entry ||
  'twin' in entry ||
  [...entry.operations, ...entry.backward].some(
    operation =>
      OLDER_KINDS.includes(operation.kind) ||
      (operation.kind === 'insert' && operation.branch.nodes.some(node => 'options' in node)),
  )

/** An entry as this version reads it. One of an earlier version says what was changed; it cannot be undone, so it touches nothing. */
export function present(entry: LogEntry | OlderEntry, locale: Locale): readonly LogEntry[] {
  if (!isOlder(entry)) return [entry]
  const { isMirrored, twin: _, operations, backward, touched, ...rest } = entry
  if (isMirrored) return []
  return [
    {
      ...rest,
      in: locale,
      operations: edits(operations, locale),
      backward: edits(backward, locale),
      touched: touched.filter(each => each === EVERYTHING),
    },
  ]
}
