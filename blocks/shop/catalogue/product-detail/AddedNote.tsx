import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import Check from 'lucide-react/icons/check'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LinePicture } from '../../goods/LineParts.tsx'
import styles from './AddedNote.module.css'
import { sizeOptions } from './choices.ts'
import type { ChosenLine, ProductInUse } from './product-state.ts'
import { useBuying } from './useBuying.ts'

interface Props {
  readonly choice: ProductInUse
  readonly added: ChosenLine
  /** Closes the dialog. */
  readonly onClose: () => void
}

/** CSS px. */
const PICTURE_PX = 72

/** The second press of a double click was meant for the button that stood here. */
const ignoreDoubleClick = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Confirms an add inside the dialog, in place of its buttons: picture, size, and the ways on. It takes the focus from the button that is
 * gone, so that a second press adds nothing. Source: L-126.
 */
export function AddedNote({ choice, added, onClose }: Props) {
  const t = useTranslations('product.quickView')
  const { press, isAdding } = useBuying(choice, { isConfirmed: true })
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  const { product } = choice.state
  const size = sizeOptions(product).find(({ sku }) => sku.code === added.skuCode)?.name ?? ''
  return (
    <section
      ref={note}
      tabIndex={-1}
      className={styles.note}
      aria-label={t('added')}
      onClickCapture={ignoreDoubleClick}
    >
      <div className={styles.line}>
        <LinePicture src={product.picUrl} width={PICTURE_PX} className={styles.picture} />
        <output className={styles.words}>
          <strong className={styles.said}>
            <Icon of={Check} className={styles.sign} />
            {t('added')}
          </strong>
          <span>{product.title}</span>
          <span>{t('addedLine', { size, count: added.quantity })}</span>
        </output>
      </div>
      <div className={styles.ways}>
        <ButtonLink href="/cart" isWide>
          {t('viewBag')}
        </ButtonLink>
        <Button variant="line" isWide onClick={onClose}>
          {t('keepShopping')}
        </Button>
      </div>
      <Button variant="quiet" size="s" isLoading={isAdding} onClick={() => void press()}>
        {t('addMore')}
      </Button>
    </section>
  )
}
