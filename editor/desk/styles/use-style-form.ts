import type { StyleDetail } from '#desk/styles/listed-style.ts'
import type { Operator } from '#operators/operator.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import { readKey, useChange } from '../../kit/operations.ts'
import { workKey } from '../collections/kept-work.ts'
import { refusalParts } from '../collections/refusal-parts.ts'
import { useRecordWork } from '../collections/use-record-work.ts'
import { useSaveKey } from '../collections/use-save-key.ts'
import type { LaterPlan } from '../parts/LaterDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { findingsOf } from './findings.ts'
import { type EditStyle, formPath, productChanges, type StyleValues, valuesOfStyle } from './style-values.ts'

/** Products without a number for the cases in which there is none yet. */
const basesOf = ({ products }: StyleDetail) => products.map(({ base }) => base)

/** The form of a style: its values, what is not saved, and saving it. */
export function useStyleForm(detail: StyleDetail, operator: Operator, isReadOnly: boolean) {
  const { style, products } = detail
  const stored = useMemo(() => valuesOfStyle(products), [products])
  const work = useRecordWork(workKey(operator.name, 'goods', style), stored)
  const wishOf = useWishKey()
  const [saved, setSaved] = useState<{ readonly set: number | null; readonly due: number | undefined }>()
  const due = useRef<number>(undefined)
  const save = useChange('styles.save', {
    keyOf: ({ style: of }) => readKey('styles.find', { style: of }),
    onDone({ set }) {
      work.clear()
      setSaved({ set, due: due.current })
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
    save.start({ wish: wishOf([basesOf(detail), changes, plan]), style, changes, reason: '', ...plan })
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
