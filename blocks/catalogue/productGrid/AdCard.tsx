import { Picture } from '#ui/picture/Picture.tsx'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import type { AdOption } from '../../shop/catalogue/product-list/list-settings.ts'
import styles from './ProductGrid.module.css'

/** Size of an ad's picture in px. Source: L-235. */
const AD_PX = { width: 536, height: 890 }

/** A picture among the products. Source: L-231 … L-236. */
export const AdCard = ({ ad: { imgUrl, alt, clickUrl } }: { readonly ad: AdOption }) => (
  <BlockLink link={clickUrl} className={styles.ad}>
    <Picture src={imgUrl} alt={alt} className={styles.adPicture} {...AD_PX} />
  </BlockLink>
)
