/** Parts of a shop that an import adds, in its order. */
export type ImportStep = 'pictures' | 'goods' | 'site' | 'pages'

/** `interrupted`: its process ended; a further import completes it. */
export type ImportState = 'running' | 'done' | 'failed' | 'interrupted'
