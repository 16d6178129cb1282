import { firstVariants, roundKey, type VariantName } from '#api/rules/experiment.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { followVariant } from '../../shop/experiment/follow-variant.ts'
import { PICK_VARIANT } from '../../shop/experiment/pick-script.ts'
import { isDrawn, shownVariant } from '../../shop/experiment/shown-variant.ts'
import type { VariantsOptions } from './block.ts'
import { sharesOf } from './shares.ts'
import styles from './Variants.module.css'

/**
 * Variants of the same part of a page, of which each shopper sees one. All are in the HTML, which is the same for everyone; its first child,
 * an inline script, chooses before they are parsed. The canvas hands over the variant that it shows.
 */
export function Variants({ id, options, slots = {} }: ViewProps<VariantsOptions>) {
  const isBuilder = useIsBuilder()
  const names = firstVariants(options.count)
  if (isBuilder) return names.map(name => <div key={name}>{slots[name]}</div>)
  return <Test id={id} options={options} names={names} slots={slots} />
}

interface TestProps {
  readonly id: string
  readonly options: VariantsOptions
  readonly names: readonly VariantName[]
  readonly slots: Readonly<Record<string, ReactNode>>
}

function Test({ id, options, names, slots }: TestProps) {
  const round = roundKey(id, options.revision)
  const root = useRef<HTMLDivElement>(null)
  const [shown] = useState(() => shownIn(id))
  useEffect(() => {
    const element = root.current
    if (!element || !isDrawn(element)) return undefined
    const variant = shownVariant(element)
    const seen = element.querySelector<HTMLElement>(`:scope > [data-variant="${variant}"]`)
    return seen ? followVariant({ element: seen, round, variant }) : undefined
  }, [round])
  return (
    <div
      ref={root}
      className={styles.test}
      data-experiment={round}
      data-shares={sharesOf(options).join(',')}
      // The script has added its choice.
      suppressHydrationWarning
    >
      <script dangerouslySetInnerHTML={{ __html: PICK_VARIANT }} />
      {names.map(name =>
        shown === undefined || shown === name ? (
          <div key={name} className={styles.variant} data-variant={name}>
            {slots[name]}
          </div>
        ) : (
          // Nothing in a variant that is not shown wakes: React leaves the HTML that the server sent as it is.
          <div
            key={name}
            className={styles.variant}
            data-variant={name}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        ),
      )}
    </div>
  )
}

/** The variant shown in the HTML that is about to come alive; `undefined` on a server, which sends all of them. */
function shownIn(id: string): VariantName | undefined {
  if (typeof document === 'undefined') return undefined
  const element = document.getElementById(id)?.querySelector<HTMLElement>(':scope > [data-experiment]')
  return element ? shownVariant(element) : undefined
}
