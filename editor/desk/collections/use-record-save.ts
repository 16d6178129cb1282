import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RefusedValue } from '../../form/inspector/use-problems.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import type { LaterPlan } from '../parts/LaterDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { refusalParts } from './refusal-parts.ts'
import type { ShownCollection } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import type { RecordWork } from './use-record-work.ts'
import { useSaveKey } from './use-save-key.ts'

/** Parts of a refusal that the form shows at its fields. */
export function partsOf(error: Error | null) {
  const { clashes, problems } = refusalParts(error)
  const findings = problems.map(({ path, message }): RefusedValue => ({ path, message, problem: 'refused' }))
  return { clashes, findings }
}

/** Result of a save. */
export interface SavedWork {
  /** Number of the change set; `null` where nothing differed. */
  readonly set: number | null
  /** Instant for which it was planned, epoch ms; `undefined` where it was saved. */
  readonly due: number | undefined
  /** Changes of others that were met, in words. */
  readonly others: readonly string[]
}

/** Saves what was typed into a record, now or for an instant; also by Ctrl+S. */
export function useRecordSave({ name }: ShownCollection, { code, base }: RecordDetail, work: RecordWork) {
  const t = useTranslations('editor.records')
  const words = useFieldWords(name)
  const wishOf = useWishKey()
  const [done, setDone] = useState<SavedWork>()
  const due = useRef<number>(undefined)
  const save = useChange(`${name}.save`, {
    keyOf: saved => readKey(`${name}.find`, { code: saved.code }),
    onDone({ set, others }) {
      work.clear()
      setDone({
        set,
        due: due.current,
        others: others.map(({ path, by }) => `${by || t('commandLine')}: ${words.name(path)}`),
      })
    },
  })
  const { changes } = work
  const start = (plan?: LaterPlan) => {
    if (changes.length === 0) return
    setDone(undefined)
    due.current = plan?.due
    save.start({ wish: wishOf([base, changes, plan]), code, base, changes, ...plan })
  }
  useSaveKey(() => start())
  const { clashes, findings } = useMemo(() => partsOf(save.error), [save.error])
  return { save, start, done, forget: () => setDone(undefined), clashes, findings }
}
