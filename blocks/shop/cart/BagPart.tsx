import type { Bag } from '#api/client/cart/cart.ts'
import { type ReactNode, useId } from 'react'
import { useIsBuilder } from '../../page/view.ts'
import type { Box } from '../../page/option-fields.ts'
import { boxStyle } from '../layout/box-style.ts'
import { EmptyBlock, type PlaceholderOf } from '../layout/EmptyBlock.tsx'
import { isEmptyBag, useBag } from './bag.ts'
import shared from './bag.module.css'

interface Props {
  /** As the operator set them. */
  readonly options: { readonly title?: string; readonly box: Box; readonly mBox: Box }
  /** Shown where the operator set no title. */
  readonly heading: string
  readonly isBusy?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of the bag's page: its heading, and the room around it. */
export function BagPart({ options: { title, box, mBox }, heading, isBusy, className, children }: Props) {
  const id = useId()
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <section aria-labelledby={id} aria-busy={isBusy} className={className}>
        <h2 id={id} className={shared.group}>
          {title || heading}
        </h2>
        {children}
      </section>
    </div>
  )
}

interface WithBagProps {
  /** Shown in the editor, where there is no bag. */
  readonly placeholder: PlaceholderOf
  readonly children: (bag: Bag) => ReactNode
}

/**
 * Part of a bag with lines; nothing of an empty one. Blocks come alive one after the other, so a block whose bag is not
 * known yet is marked: what is below it shows once it has its place (`opening.css`).
 */
export function WithBag({ placeholder, children }: WithBagProps) {
  const { bag, hasFailed } = useBag()
  if (useIsBuilder()) return <EmptyBlock of={placeholder} />
  if (!bag) return hasFailed ? null : <span hidden data-unknown="" />
  return isEmptyBag(bag) ? null : children(bag)
}
