import { formatDayRange } from '#locales/weekday.ts'
import { useBlockContext } from '../../page/view.ts'

interface Props {
  /** First and last day: `2026-12-03`. */
  readonly dates: { readonly earliest: string; readonly latest: string }
}

/** Days on which an order arrives. Screen readers say a word in place of the dash. */
export function ArrivalDays({ dates: { earliest, latest } }: Props) {
  const { locale } = useBlockContext()
  const { from, until, sign, word } = formatDayRange([earliest, latest], locale)
  if (until === undefined) return <time dateTime={earliest}>{from}</time>
  return (
    <>
      <time dateTime={earliest}>{from}</time>
      {sign === word ? (
        sign
      ) : (
        <>
          <span aria-hidden="true">{sign}</span>
          <span className="visuallyHidden">{word}</span>
        </>
      )}
      <time dateTime={latest}>{until}</time>
    </>
  )
}
