import Ruler from 'lucide-react/icons/ruler'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { BackInStockButton } from './BackInStockButton.tsx'
import { type SizeOption, sizeOptions } from './choices.ts'
import styles from './Choice.module.css'
import { isPhoneLayout } from './phone-layout.ts'
import type { ProductInUse } from './product-state.ts'
import { fewLeft } from './stock.ts'
import { useEarlyChoice } from './useEarlyChoice.ts'

interface Props {
  readonly choice: ProductInUse
  /** Asked for the size guide; without a chart there is no button. */
  readonly onSizeGuide: () => void
}

/** The sizes of the colour chosen, and what there is to know about the one chosen. Source: C-075, C-087 … C-091, C-109, C-110. */
export function SizeChoice({ choice, onSizeGuide }: Props) {
  const t = useTranslations('product.choice')
  const { product, skuCode, sizeRequests } = choice.state
  const asksForSize = sizeRequests > 0
  const group = useId()
  const tipId = `${group}-tip`
  const list = useRef<HTMLFieldSetElement>(null)
  const sizes = sizeOptions(product)
  const chosen = sizes.find(({ sku }) => sku.code === skuCode)

  useEarlyChoice(list, skuCode, choice.chooseSku)
  useEffect(() => {
    if (sizeRequests > 0) leadTo(list.current)
  }, [sizeRequests])

  return (
    <div className={styles.sizes}>
      <fieldset
        ref={list}
        className={styles.group}
        data-kept-clear=""
        aria-describedby={asksForSize ? tipId : undefined}
        disabled={!product.onShelves}
      >
        <legend className={styles.legend}>
          {t('size')}
          {chosen && <span className={styles.value}>{chosen.name}</span>}
        </legend>
        <div className={styles.sizeList} data-asked={asksForSize || undefined}>
          {sizes.map(size => (
            <Size
              key={size.sku.code}
              size={size}
              group={group}
              isChosen={size === chosen}
              onChoose={() => choice.chooseSku(size.sku.code)}
            />
          ))}
        </div>
      </fieldset>
      {product.sizeChart && (
        <Button
          variant="quiet"
          size="s"
          className={styles.guide}
          icon={<Icon of={Ruler} />}
          onClick={onSizeGuide}
        >
          {t('sizeGuide')}
        </Button>
      )}
      <p id={tipId} role="alert" className={styles.tip}>
        {asksForSize && t('chooseSize')}
      </p>
      {chosen && product.onShelves && <SizeNote size={chosen} title={product.title} />}
    </div>
  )
}

/**
 * The button that asks may be far away, at the edge of a phone's window, where the toast is too: in the middle the sizes are
 * clear of both. The focus moves to the first size there is.
 */
function leadTo(list: HTMLFieldSetElement | null) {
  list?.scrollIntoView({ block: isPhoneLayout() ? 'center' : 'nearest' })
  list?.querySelector<HTMLInputElement>('[data-state="free"] input')?.focus({ preventScroll: true })
}

interface SizeProps {
  readonly size: SizeOption
  readonly group: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A size that is sold out can be chosen, to be told when it is back; one that is switched off cannot. Source: C-090, CO-32. */
function Size({ size: { sku, name, state }, group, isChosen, onChoose }: SizeProps) {
  const t = useTranslations('product.choice')
  return (
    <label className={styles.size} data-state={state}>
      <input
        type="radio"
        autoComplete="off"
        className={styles.radio}
        name={group}
        value={sku.code}
        disabled={state === 'off'}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.sizeFace}>
        {name}
        {state !== 'free' && (
          <>
            {' '}
            <span className="visuallyHidden">{t(`sizeState.${state}`)}</span>
          </>
        )}
      </span>
    </label>
  )
}

/** Few left, none left, or nothing to say. Source: C-110, CO-27, CO-32. */
function SizeNote({
  size: { sku, name, state },
  title,
}: {
  readonly size: SizeOption
  readonly title: string
}) {
  const t = useTranslations('product.choice')
  const count = fewLeft(sku)
  return (
    <div className={styles.note}>
      <output>
        {state === 'soldOut' && t('sizeSoldOut', { name })}
        {state === 'off' && t('sizeOff', { name })}
        {state === 'free' && count !== undefined && (
          <span className={styles.few}>{t('fewLeft', { count })}</span>
        )}
      </output>
      {state === 'soldOut' && <BackInStockButton skuCode={sku.code} title={title} size={name} />}
    </div>
  )
}
