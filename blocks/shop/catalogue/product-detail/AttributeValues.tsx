import type { ProductAttribute } from '#api/client/product/product-detail.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { SAFE_URL } from '../../../page/link-target.ts'
import { valueText } from './attributes.ts'
import styles from './AttributeValues.module.css'

type Value = ProductAttribute['values'][number]

/** Values of an attribute, each with its small pictures and, where it leads somewhere, its link. Source: C-061, C-084. */
export const AttributeValues = ({ values }: { readonly values: readonly Value[] }) =>
  values.map((value, place) => (
    <span key={`${value.code}${place}`} className={styles.value}>
      <Words value={value} />
      {(value.thumbnails.length > 0 ? value.thumbnails : value.images).map(src => (
        <Picture
          key={src}
          src={src}
          alt={valueText(value)}
          width={96}
          height={96}
          className={styles.picture}
        />
      ))}
    </span>
  ))

const Words = ({ value }: { readonly value: Value }) =>
  value.url && SAFE_URL.test(value.url) ? <a href={value.url}>{valueText(value)}</a> : valueText(value)
