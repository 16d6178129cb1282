import { encode } from 'uqr'
import styles from './SignIn.module.css'

interface Props {
  readonly text: string
  readonly label: string
}

/** Light squares around a code, which scanners need. */
const BORDER = 4

/** A QR code. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would need an address of its own
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}
