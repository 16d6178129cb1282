import { Button } from '#ui/button/Button.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { FocusRequest } from '../../kit/services/inspector-services.ts'
import { type ProductFinding } from './findings.ts'
import { type Jump, placedPath, useJump, useOnJump } from './jump.ts'
import styles from './sheet.module.css'
import { isShared, type NamedProduct } from './style-values.ts'

/** One value as it is drawn: of all colours, or of one. */
export interface DrawnValue {
  readonly value: unknown
  readonly findings: readonly ProductFinding[]
  /** Set when a list of the sheet leads here. */
  readonly focus?: FocusRequest
  readonly onChange: (value: unknown) => void
}

interface Props {
  /** As paths of a product name it. */
  readonly field: string
  readonly label: string
  readonly products: readonly NamedProduct[]
  /** In the order of the products. */
  readonly values: readonly unknown[]
  readonly findings: readonly ProductFinding[]
  readonly isReadOnly: boolean
  readonly onAll: (value: unknown) => void
  readonly onOne: (code: string, value: unknown) => void
  readonly draw: (drawn: DrawnValue) => ReactNode
}

/** A field that is edited once while all colours have the same, and by colour where they differ. */
export function SharedOrEach(props: Props) {
  const { label, products, values, findings, isReadOnly, onAll, onOne, draw } = props
  const t = useTranslations('editor.styles.sheet')
  const [isByColour, setByColour] = useState(false)
  const isSame = isShared(values)
  const target = useTarget(props, () => !isSame && setByColour(true))
  // What was refused is shown at its field, and so opens it.
  const isOpen = isByColour || (!isSame && findings.length > 0)
  const switchTo = (open: boolean) => () => setByColour(open)
  if (isSame && !isOpen)
    return (
      <div className={styles.part}>
        {draw({ value: values[0], findings, onChange: onAll, ...target?.focus })}
        {products.length > 1 && !isReadOnly && (
          <Button
            variant="quiet"
            size="s"
            aria-expanded={false}
            aria-label={t('byColourOf', { label })}
            onClick={switchTo(true)}
          >
            {t('byColour')}
          </Button>
        )}
      </div>
    )
  return (
    <fieldset className={styles.differs} aria-label={label}>
      <div className={styles.differsHead}>
        <b>{label}</b>
        <span className={styles.mark}>{isSame ? t('same') : t('differs')}</span>
        <Button
          variant="line"
          size="s"
          aria-expanded={isOpen}
          aria-label={isOpen ? t('closeOf', { label }) : t('showOf', { label })}
          onClick={switchTo(!isOpen)}
        >
          {isOpen ? t('close') : t('show')}
        </Button>
      </div>
      {isOpen &&
        products.map(({ code, name }, index) => (
          <fieldset key={code} aria-label={`${label}: ${name}`} className={styles.each}>
            <p className={styles.eachName}>{name}</p>
            {draw({
              value: values[index],
              findings: findings.filter(finding => finding.code === code),
              onChange: value => onOne(code, value),
              ...(target?.code === code && target.focus),
            })}
            {!isSame && !isReadOnly && (
              <Button
                variant="quiet"
                size="s"
                data-flush
                aria-label={t('makeEqualOf', { label, name })}
                onClick={() => {
                  onAll(values[index])
                  setByColour(false)
                }}
              >
                {t('makeEqual')}
              </Button>
            )}
          </fieldset>
        ))}
    </fieldset>
  )
}

/** Product and option that the last jump to this field leads to; `open` shows the products where they differ. */
function useTarget({ field, products, values }: Props, open: () => void) {
  const jump = useJump(field)
  const [target, setTarget] = useState<{ readonly code: string; readonly focus: Focus }>()
  useOnJump(jump, ({ code, path }: Jump) => {
    const value = values[products.findIndex(product => product.code === code)]
    const at = (target?.focus.focus.at ?? 0) + 1
    setTarget({ code, focus: { focus: { path: placedPath(path, { [field]: value }), at } } })
    open()
  })
  return target
}

type Focus = Required<Pick<DrawnValue, 'focus'>>
