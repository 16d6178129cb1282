import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { useShopName } from '../../page/use-shop-name.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './Logo.module.css'

/** The box a logo is in, px. Source: L-360. */
const LOGO_SIZE = { width: 322, height: 35 } as const

interface Props {
  readonly className?: string | undefined
  /** On the dark ground of the footer. */
  readonly isOnDark?: boolean
}

/** The shop's name as its header draws it; the link around it says it in words. Source: L-025, L-360. */
export function Logo({ className = '', isOnDark = false }: Props) {
  const { facts, locale } = useBlockContext()
  const name = useShopName()
  const { logo = '', footerLogo = '' } = facts.brand ?? {}
  const picture = isOnDark ? footerLogo : logo
  if (picture) return <img className={`${className} ${styles.picture}`} src={picture} {...LOGO_SIZE} alt="" />
  if (logo) return <Words {...{ className, name }} />
  if (name === DEFAULT_STATED.shopName[locale]) return <Drawing className={className} />
  return <Words {...{ className, name }} />
}

const Words = ({ className, name }: { readonly className: string; readonly name: string }) => (
  <span className={`${className} ${styles.words}`} aria-hidden="true">
    {name}
  </span>
)

/**
 * Three stones and the name, widely set; the A is a peak and has no bar. Drawn in the text's colour and named by the link
 * around it. Source: L-025, L-360.
 */
function Drawing({ className }: { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}`}
      {...LOGO_SIZE}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="currentColor">
        <path d="M21.300 2.600c2.800-1.200 6.600-1 8.300.9 1.700 1.900 1.200 4.600-1 5.700-2.700 1.400-7.800 1.500-9.800.1-2.300-1.600-.6-5.400 2.500-6.700Z" />
        <path d="M13.800 12.600c5.300-1.900 15.400-2.100 19.600-.3 3.300 1.400 3.700 5.900.6 7.700-4.300 2.400-17.500 2.300-21.600 0-2.900-1.700-2.300-6 1.400-7.400Z" />
        <path d="M7.600 23.900c6.900-2.300 24.400-2.400 31.700-.4 4.600 1.300 5.300 7.300 1.500 9.300-5.600 2.700-29.500 2.700-35.100.1C1.700 30.900 2.700 25.500 7.600 23.900Z" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.600">
        <path d="M101.500 11.600A10.700 10.700 0 1 0 101.500 26.400" />
        <path d="M133 30.300 146.300 8.500 159.600 30.300" />
        <path d="M196 7.700v22.600" />
        <path d="M234.300 30.300V9h9.500a5.900 5.900 0 0 1 0 12.200h-9.500m8.600 0 8.400 9.100" />
        <path d="M288.300 30.300V10.500l19.400 17.800V7.700" strokeLinejoin="bevel" />
      </g>
    </svg>
  )
}
