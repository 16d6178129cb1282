import prose from '../../layout/prose.module.css'
import styles from './SizeChart.module.css'

/**
 * The catalogue's size chart: on the product page, in its drawer on phones and as a layer of quick view. Nothing where the
 * product has none. Source: C-076 … C-078, CO-20.
 */
export function SizeChart({ html }: { readonly html: string }) {
  if (!html.trim()) return null
  return (
    <div
      className={`${prose.prose} ${styles.chart}`}
      // The catalogue's own, cleaned by the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
