import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Field } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { TextField } from '../text-field/TextField.tsx'
import styles from './PhoneField.module.css'

interface Area {
  readonly value: string
  /** In the list: the country and its prefix. */
  readonly label: string
  /** In the closed field, where space is short: the prefix only. */
  readonly short: string
}

interface Props extends Omit<ComponentProps<typeof TextField>, 'before' | 'after'> {
  readonly areas: readonly Area[]
  readonly areaName: string
  readonly areaLabel: string
  readonly area: string
  readonly onAreaChange: (area: string) => void
  /** Hides the area, leaving a text field: for a value that is not a number. */
  readonly isAreaHidden?: boolean
  readonly areaAutoComplete?: string
}

/**
 * A telephone number with the choice of its area. In the markup the area follows the number, so that the caret stays in place
 * when the area appears or disappears.
 */
export function PhoneField(props: Props) {
  const { label, hint, error, isLabelHidden, isRequired, className, ...more } = props
  const {
    areas,
    areaName,
    areaLabel,
    area,
    onAreaChange,
    isAreaHidden = false,
    areaAutoComplete,
    ...rest
  } = more
  return (
    <Field {...{ label, hint, error, isLabelHidden, isRequired, className }}>
      {control => (
        <div className={styles.row}>
          <input type="tel" inputMode="tel" autoComplete="tel" {...rest} {...control} />
          <span className={styles.area} hidden={isAreaHidden}>
            <select
              name={areaName}
              aria-label={areaLabel}
              value={area}
              onChange={event => onAreaChange(event.target.value)}
              className={styles.select}
              autoComplete={areaAutoComplete}
            >
              {areas.map(choice => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
            <span className={styles.face} aria-hidden="true">
              {areas.find(({ value }) => value === area)?.short}
              <Icon of={ChevronDown} size={1} />
            </span>
          </span>
        </div>
      )}
    </Field>
  )
}
