import { Picture } from '#ui/picture/Picture.tsx'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from './BlockLink.tsx'
import type { Link } from '../../page/option-fields.ts'
import styles from './PictureLink.module.css'

interface Props {
  readonly url: string
  /** Alternative text; without it the link is named by `number`. */
  readonly alt: string
  readonly link: Link
  /** Its place among its neighbours, from 1. */
  readonly number: number
  /** A press does this instead of following the link. */
  readonly onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  readonly sizes?: string
  /** That of `--shape`: `4:5`. */
  readonly shape?: string | undefined
  /** Size asked of the image service, px. */
  readonly width?: number
  readonly height?: number
}

/**
 * A picture that fills its cell and leads where its link says. Its shape is `--shape`, else the picture's own; until that
 * is known, `--place`. In the editor one without address keeps its place.
 */
export function PictureLink({ url, alt, link, number, onPress, ...size }: Props) {
  const t = useTranslations('shop.picture')
  const label = alt ? undefined : t('unnamed', { number })
  const picture = url && <Picture src={url} alt={alt} className={styles.picture} {...size} />
  if (onPress)
    return (
      <button type="button" aria-label={label} className={styles.link} onClick={onPress}>
        {picture}
      </button>
    )
  return (
    <BlockLink link={link} label={label} className={styles.link}>
      {picture}
    </BlockLink>
  )
}
