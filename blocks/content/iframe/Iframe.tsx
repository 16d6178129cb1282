import { languageTag } from '#locales/locale.ts'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { frameAddress } from '../../page/frame-address.ts'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { heightCss } from './frame-height.ts'
import styles from './Iframe.module.css'
import type { IframeOptions } from './block.ts'

/**
 * What a frame from elsewhere may do: all a widget needs, but not move the shop's own page away. Frames of one's own HTML
 * get no script and an origin of their own; links in them lead the page. `docs/decisions/016-iframes.md`.
 */
const SANDBOX = {
  address:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-downloads',
  html: 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
} as const

/**
 * HTML alone in its document: the shop's styles do not reach there, so a few come along. Its web fonts cannot; these are
 * what devices bring for Latin and for Hong Kong's Chinese.
 */
const FRAMED_STYLE =
  "margin:0;padding:16px;color:#16211b;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'PingFang HK','Microsoft JhengHei','Noto Sans HK','Noto Sans CJK HK','Noto Sans CJK TC',sans-serif;overflow-wrap:anywhere"

const framed = (html: string, lang: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><base target="_top"></head><body style="${FRAMED_STYLE}">${html}</body></html>`

/** One content for desktop, another for phones and pads where there is one. Source: L-281 … L-284, LO-24, LO-62. */
export function Iframe({ options }: ViewProps<IframeOptions>) {
  const t = useTranslations('static.iframe')
  const isBuilder = useIsBuilder()
  const { width, media } = options
  const content = options.content.trim()
  const mobContent = options.mob_content.trim()
  if (!content && !mobContent) return <EmptyBlock />
  const style = {
    '--frame-width': width > 0 ? `${width}px` : '100%',
    '--frame-height': heightCss(media),
  } as CSSProperties // its type knows no custom properties
  const variants = [
    // An empty one for phones is the same for all. Source: LO-62.
    { text: content, on: mobContent ? 'desktop' : undefined },
    { text: mobContent, on: 'mobile' },
  ].filter(({ text }) => text)
  return (
    <div className={`pageWidth ${styles.place}`} style={style}>
      {variants.map(({ text, on }) =>
        isBuilder ? (
          <p key={text} className={styles.placeholder} data-on={on}>
            {frameAddress(text) ?? t('html')}
          </p>
        ) : (
          <Frame key={`${on} ${text}`} text={text} on={on} title={options.title || t('title')} />
        ),
      )}
    </div>
  )
}

interface FrameProps {
  readonly text: string
  readonly on: string | undefined
  readonly title: string
}

/** Lazy: a frame far down, or one for the other width, is never asked for. */
function Frame({ text, on, title }: FrameProps) {
  const { locale } = useBlockContext()
  const address = frameAddress(text)
  const source = address ? { src: address } : { srcDoc: framed(text, languageTag(locale)) }
  return (
    <iframe
      {...source}
      className={styles.frame}
      data-on={on}
      title={title}
      loading="lazy"
      sandbox={address ? SANDBOX.address : SANDBOX.html}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
