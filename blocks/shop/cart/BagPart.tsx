import { type ReactNode, useId } from 'react'
import type { Box } from '../../page/option-fields.ts'
import { boxStyle } from '../layout/box-style.ts'
import shared from './bag.module.css'

interface Props {
  /** As the operator set them. */
  readonly options: { readonly title?: string; readonly box: Box; readonly mBox: Box }
  /** Stands where the operator set no title. */
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
