import { HONG_KONG_MS } from '#locales/hong-kong.ts'
import { parseHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { savedMoment } from '../date-time/wall-time.ts'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import { DateTimeControl } from './DateTimeControl.tsx'

/** An instant with its zone, as a Hong Kong clock shows it; what is no instant stays as it is. */
function shownTime(text: string): string {
  const at = Date.parse(text)
  return Number.isNaN(at) ? text : savedMoment(at)
}

/** `2026-11-21T10:00:00+08:00`, as the catalogue writes an instant. */
const instantOf = (at: number) => `${new Date(at + HONG_KONG_MS).toISOString().slice(0, 19)}+08:00`

/** An instant with its zone: shown and typed in Hong Kong time. */
export function InstantControl({ value, onChange, ...control }: ControlProps) {
  const change = (typed: unknown) => {
    const at = parseHongKongTime(asText(typed))
    onChange(at === undefined ? asText(typed) || undefined : instantOf(at))
  }
  return <DateTimeControl {...control} value={shownTime(asText(value))} onChange={change} />
}
