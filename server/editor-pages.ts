import { type Locale, languageTag } from '#locales/locale.ts'
import type { BuiltAssets } from '#renderer/assets.ts'
import { escapeHtml } from '#renderer/document.ts'

interface Parts {
  readonly assets: BuiltAssets
  readonly locale: Locale
  readonly devScripts: readonly string[]
  readonly fontStyles: readonly string[]
  readonly currencySymbol: string
}

const stylesheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}" crossorigin="">`

function page(
  mount: string,
  title: string,
  entry: string,
  { assets, locale, devScripts, fontStyles, currencySymbol }: Parts,
): string {
  const { scripts, styles } = assets.of(entry)
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg">
${[...styles, ...fontStyles].map(stylesheet).join('')}
${scripts.map(href => `<link rel="modulepreload" href="${escapeHtml(href)}" crossorigin="">`).join('')}
</head>
<body>
<div id="${mount}" data-currency="${escapeHtml(currencySymbol)}"></div>
${[...devScripts, scripts[0] ?? ''].map(src => `<script type="module" src="${src}" crossorigin=""></script>`).join('')}
</body>
</html>`
}

/** The page builder itself. */
export const editorPage = (parts: Parts) => page('editor', 'Cairn', 'editor/main.tsx', parts)

/** The canvas inside it: no runtime configuration, and so builder mode. Source: LO-08. */
export const canvasPage = (parts: Parts) => page('canvas', 'Canvas', 'editor/canvas/main.tsx', parts)
