import { type ComponentProps, type ReactNode, useId } from 'react'
import { Stepper } from '#ui/stepper/Stepper.tsx'
import styles from '../../kit/parts/screen.module.css'

interface UnitsProps {
  readonly legend: string
  readonly error: string | undefined
  /** A `LineUnits` for each line, and what belongs to it. */
  readonly children: ReactNode
}

/** Units of each line of an order that something is about. */
export function Units({ legend, error, children }: UnitsProps) {
  const errorId = useId()
  return (
    <fieldset className={styles.units} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{legend}</legend>
      {children}
      {error !== undefined && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface LineProps extends Pick<ComponentProps<typeof Stepper>, 'label' | 'max' | 'value' | 'onChange'> {
  readonly name: string
  /** Below the name. */
  readonly notes: readonly string[]
}

/** One line; without a stepper where no unit can be chosen. */
export const LineUnits = ({ name, notes, ...stepper }: LineProps) => (
  <div className={styles.unit}>
    <div>
      {name}
      {notes.map(note => (
        <small key={note}>{note}</small>
      ))}
    </div>
    {stepper.max > 0 && <Stepper {...stepper} min={0} />}
  </div>
)
