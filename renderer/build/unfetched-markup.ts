const TAG = /<(img|iframe|video)\b[^>]*>/gi

/**
 * Markup of a block that may never be shown (a variant of a test): browsers fetch none of its pictures, frames, films and posters while it is
 * `display: none`. Pictures and frames become lazy. A film waits for its play button, and its poster becomes a background: browsers fetch
 * posters of hidden films, and before any script runs, but not backgrounds of hidden elements. Expects attributes in double quotes, with `>` escaped.
 */
export const unfetchedWhileHidden = (html: string): string =>
  html.replace(TAG, (tag, name: string) =>
    name.toLowerCase() === 'video' ? waitingFilm(tag) : withAttribute(tag, 'loading', 'lazy'),
  )

function waitingFilm(tag: string): string {
  const film = withAttribute(without(tag, 'autoplay'), 'preload', 'none')
  const poster = valueOf(film, 'poster')
  if (!poster) return film
  const own = valueOf(film, 'style')
  const style = `background:url(&quot;${inUrl(poster)}&quot;) center/cover no-repeat${own ? `;${own}` : ''}`
  return withAttribute(without(film, 'poster'), 'style', style)
}

/** An attribute's value as part of `url("…")` in an attribute. */
const inUrl = (value: string) => value.replaceAll('&quot;', '%22').replaceAll('\\', '%5C')

const valueOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

const without = (tag: string, name: string) =>
  tag.replace(new RegExp(`\\s${name}(?:="[^"]*")?(?=[\\s/>])`, 'i'), '')

const withAttribute = (tag: string, name: string, value: string) =>
  without(tag, name).replace(/\s*\/?>$/, end => ` ${name}="${value}"${end}`)
