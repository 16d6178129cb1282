import { Picture } from '#ui/picture/Picture.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type ColourOption, colourOptions } from './choices.ts'
import styles from './Choice.module.css'
import type { ProductInUse } from './product-state.ts'
import { useEarlyChoice } from './useEarlyChoice.ts'

/** Width and height of a swatch in px. Source: C-074. */
const SWATCH_PX = 58

/** The colours on the shelf as a radio group: pressing one or moving to it with the arrow keys shows it. Source: C-074, C-083, C-093. */
export function ColourChoice({ choice }: { readonly choice: ProductInUse }) {
  const t = useTranslations('product.choice')
  const group = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const { product, coming } = choice.state
  const colours = colourOptions(product)
  const shown = coming ?? product.code

  const choose = async (code: string) => {
    if (!(await choice.chooseColour(code))) showToast(t('colourFailed'), { status: 'error' })
  }
  useEarlyChoice(list, shown, code => void choose(code))
  if (colours.length === 0) return null
  return (
    <fieldset ref={list} className={styles.group} aria-busy={coming !== undefined} data-kept-clear="">
      <legend className={styles.legend}>
        {t('colour')}
        <span className={styles.value}>{colours.find(({ code }) => code === shown)?.name}</span>
      </legend>
      <div className={styles.swatches}>
        {colours.map(colour => (
          <label key={colour.code} className={styles.swatch} title={colour.name}>
            <input
              type="radio"
              autoComplete="off"
              className={styles.radio}
              name={group}
              value={colour.code}
              checked={colour.code === shown}
              onChange={() => void choose(colour.code)}
            />
            <Swatch colour={colour} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Swatch({ colour: { name, picture, isEmpty } }: { readonly colour: ColourOption }) {
  const t = useTranslations('product.choice')
  return (
    <span className={styles.face} data-empty={isEmpty || undefined}>
      {picture && <Picture src={picture} alt="" width={SWATCH_PX} height={SWATCH_PX} />}
      <span className="visuallyHidden">{isEmpty ? t('colourSoldOut', { name }) : name}</span>
    </span>
  )
}
