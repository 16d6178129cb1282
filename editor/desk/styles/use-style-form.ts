import type { StyleDetail } from '#desk/styles/listed-style.ts'
import type { Operator } from '#operators/operator.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Result } from '../../kit/operation-client.ts'
import { readKey, useChange } from '../../kit/operations.ts'
import { workKey } from '../collections/kept-work.ts'
import { refusalParts } from '../collections/refusal-parts.ts'
import { useRecordWork } from '../collections/use-record-work.ts'
import { useSaveKey } from '../collections/use-save-key.ts'
import type { LaterPlan } from '../parts/LaterDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { findingsOf } from './findings.ts'
import { type EditStyle, formPath, productChanges, type StyleValues, valuesOfStyle } from './style-values.ts'

/** Number of the latest change that was seen of each product. */
const basesOf = ({ products }: StyleDetail) =>
  Object.fromEntries(products.map(({ code, base }) => [code, base]))

/** Result of a save. */
interface SavedStyle {
  readonly set: number | null
  /** Instant for which it was planned, epoch ms; `undefined` where it was saved. */
  readonly due: number | undefined
  /** Changes of others that were met. */
  readonly others: Result<'styles.save'>['others']
}

/** The form of a style: its values, what is not saved, and saving it. */
export function useStyleForm(detail: StyleDetail, operator: Operator, isReadOnly: boolean) {
  const { style, products } = detail
  const stored = useMemo(() => valuesOfStyle(products), [products])
  const work = useRecordWork(workKey(operator.name, 'goods', style), stored)
  const wishOf = useWishKey()
  const [saved, setSaved] = useState<SavedStyle>()
  const due = useRef<number>(undefined)
  const save = useChange('styles.save', {
    keyOf: ({ style: of }) => readKey('styles.find', { style: of }),
    onDone({ set, others }) {
      work.clear()
      setSaved({ set, due: due.current, others })
    },
  })
  const { clashes, findings } = useMemo(() => {
    const parts = refusalParts(save.error)
    const open = parts.clashes.map(clash => ({ ...clash, path: formPath(clash) }))
    return { clashes: open, findings: findingsOf(parts.problems) }
  }, [save.error])
  const start = (plan?: LaterPlan) => {
    if (isReadOnly || work.changes.length === 0) return
    const changes = [...productChanges(work.changes)]
    setSaved(undefined)
    due.current = plan?.due
    const bases = basesOf(detail)
    save.start({ wish: wishOf([bases, changes, plan]), style, bases, changes, reason: '', ...plan })
  }
  useSaveKey(() => start())
  const editWork = work.edit
  const edit = useCallback<EditStyle>(
    next => {
      // Parts of the form give back lines by product, as they were handed them.
      if (!isReadOnly) editWork(values => next(values as StyleValues))
    },
    [editWork, isReadOnly],
  )
  return {
    values: work.values as StyleValues, // as above
    work,
    edit,
    findings,
    clashes: clashes.filter(({ path }) => work.changes.some(change => change.path === path)),
    save: { start, error: save.error, isPending: save.isPending, reset: save.reset },
    saved,
    forgetSaved: () => setSaved(undefined),
  }
}
