import { isRecord } from '#blocks/page/options/option-tree.ts'
import type { Box } from '#blocks/page/option-fields.ts'
import { useTranslations } from 'use-intl'
import { useInspector, useProblems } from '../context.ts'
import { pathKey } from '../form/option-path.ts'
import type { ControlProps } from './control.tsx'
import { NumberBox } from './NumberControls.tsx'
import styles from './spacing.module.css'

/** In reading order of the drawing, so that Tab goes round it as the eye does. */
const SIDES = ['mt', 'ml', 'pt', 'pl', 'pr', 'pb', 'mr', 'mb'] as const satisfies readonly (keyof Box)[]

/** Outer and inner spacing as a drawing of the box, eight numbers in px. Source: L-174. */
export function SpacingControl({ path, node, value, describedBy, onChange }: ControlProps) {
  const t = useTranslations('blocks.common.box')
  const problems = useProblems()
  const { saved } = useInspector()
  const box = isRecord(value) ? value : {}
  /** Only the side that was touched is written; the others go on following the default. */
  const change = (side: keyof Box, next: unknown) => {
    const written = saved(path) ?? node.default
    onChange({ ...(isRecord(written) && written), [side]: next })
  }
  return (
    <div className={styles.margin} aria-describedby={describedBy}>
      <span className={styles.marginName} aria-hidden="true">
        {t('margin')}
      </span>
      <span className={styles.paddingName} aria-hidden="true">
        {t('padding')}
      </span>
      <span className={styles.padding} aria-hidden="true" />
      <span className={styles.content} aria-hidden="true" />
      {SIDES.map(side => (
        <NumberBox
          key={side}
          className={`${styles.side} ${styles[side]}`}
          value={box[side]}
          onChange={next => change(side, next)}
          min={node.properties?.[side]?.minimum}
          max={node.properties?.[side]?.maximum}
          aria-label={`${t(side)} (px)`}
          isInvalid={problems.has(pathKey([...path, side]))}
        />
      ))}
    </div>
  )
}
