import { Chip } from './Chip.tsx'
import styles from './presence.module.css'

interface Props {
  readonly label: string
  /** Windows of other operators, with the work that each says. */
  readonly others: readonly { readonly client: string; readonly name: string; readonly text: string }[]
  /** Shows the work beside the chips, where there is room. */
  readonly isSpelledOut?: boolean
}

/** Other operators who have the same open. Source: LO-14. */
export const OtherOperators = ({ label, others, isSpelledOut = false }: Props) =>
  others.length > 0 && (
    <ul className={styles.others} data-spelled={isSpelledOut || undefined} aria-label={label}>
      {others.map(({ client, name, text }) => (
        <li key={client}>
          {isSpelledOut ? (
            <>
              <Chip name={name} />
              <span>{text}</span>
            </>
          ) : (
            <Chip name={name} text={text} />
          )}
        </li>
      ))}
    </ul>
  )
