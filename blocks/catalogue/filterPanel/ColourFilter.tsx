import { swatchesIn, swatchOf } from '../../shop/catalogue/product-list/list-settings.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './FilterPanel.module.css'
import type { ValuesProps } from './ValueBox.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { Count } from './ValueBox.tsx'

/** Width and height of a swatch's picture in px. Source: C-155, L-361. */
const SWATCH_PX = 58

/** Colours by their look and name. Source: C-115, L-264, L-265, LO-59. */
export function ColourFilter({ name, values, showCounts, onToggle }: ValuesProps) {
  const swatches = swatchesIn(useBlockContext().settings)
  return (
    <ul className={styles.colours}>
      {values.map(({ key, label, count, isChosen, ...given }) => {
        const { colour, imageUrl } = swatchOf({ key, ...given }, swatches)
        return (
          <li key={key}>
            <label className={styles.colour}>
              <input
                type="checkbox"
                className={styles.unseen}
                name={name}
                value={key}
                checked={isChosen}
                onChange={() => onToggle(key)}
              />
              {(colour || imageUrl) && (
                <span className={styles.swatch} style={{ backgroundColor: colour }}>
                  {imageUrl && <Picture src={imageUrl} alt="" width={SWATCH_PX} height={SWATCH_PX} />}
                </span>
              )}
              <span>
                {label} {showCounts && <Count count={count} />}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
