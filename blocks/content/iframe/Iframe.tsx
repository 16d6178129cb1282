import { languageTag } from '#locales/locale.ts'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { frameAddress } from '../../page/frame-address.ts'
import { useOperatorTexts } from '../../page/operator-texts.ts'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { heightCss, heightSteps } from './frame-height.ts'
import styles from './Iframe.module.css'
import type { IframeOptions } from './block.ts'

/**
 * Sandbox of a foreign frame: all a widget needs except navigating the shop's page. Frames of an operator's own HTML get no
 * script and an opaque origin; their links open in the shop's page. `docs/decisions/016-iframes.md`.
 */
const SANDBOX = {
  address:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-downloads',
  html: 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
} as const

/**
 * Styles for an operator's HTML: its document does not get the shop's styles or web fonts, so this sets a few styles and the
 * device's own Latin and Hong Kong Chinese fonts.
 */
const FRAMED_STYLE =
  "margin:0;padding:16px;color:#16211b;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'PingFang HK','Microsoft JhengHei','Noto Sans HK','Noto Sans CJK HK','Noto Sans CJK TC',sans-serif;overflow-wrap:anywhere"

const framed = (html: string, lang: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><base target="_top"></head><body style="${FRAMED_STYLE}">${html}</body></html>`

/** Content for desktop, and optionally other content for phones and tablets. Source: L-281 … L-284, LO-24, LO-62. */
export function Iframe({ options }: ViewProps<IframeOptions>) {
  const t = useTranslations('static.iframe')
  const isBuilder = useIsBuilder()
  const { width, media } = options
  const heights = options.heights.length > 0 ? options.heights : heightSteps(media)
  const content = options.content.trim()
  const mobContent = options.mob_content.trim()
  if (!content && !mobContent) return <EmptyBlock />
  const style = {
    '--frame-width': width > 0 ? `${width}px` : '100%',
    '--frame-height': heightCss(heights),
  } as CSSProperties // the type has no custom properties
  const variants = [
    // Without phone content, desktop's is used. Source: LO-62.
    { text: content, on: mobContent ? 'desktop' : undefined },
    { text: mobContent, on: 'mobile' },
  ].filter(({ text }) => text)
  return (
    <div className={`pageWidth ${styles.place}`} style={style}>
      {variants.map(({ text, on }) =>
        isBuilder ? (
          <p key={`${on} ${text}`} className={styles.placeholder} data-on={on}>
            <PlaceholderText text={text} />
          </p>
        ) : (
          <Frame key={`${on} ${text}`} text={text} on={on} title={options.title || t('title')} />
        ),
      )}
    </div>
  )
}

/** Says on the canvas what the frame shows: its address, or that it holds HTML. */
function PlaceholderText({ text }: { readonly text: string }) {
  const t = useOperatorTexts()
  return frameAddress(text) ?? t('static.iframe.html')
}

interface FrameProps {
  readonly text: string
  readonly on: string | undefined
  readonly title: string
}

/** Lazy: a frame far down the page, or for another width, is not requested. */
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
