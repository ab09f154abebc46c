/** The edge and the ground of everything that is filled in. Larger letters on phones keep them from zooming in. */
export const controlLook =
  'block w-full min-h-10.5 rounded-md border border-control bg-paper px-3 py-2 text-base text-ink transition-colors sm:text-sm ' +
  '[&[readonly]]:bg-mist-2 [&[readonly]]:border-line-2 disabled:bg-mist-2 disabled:border-line-2 disabled:text-ink-2 ' +
  'aria-invalid:border-lost focus-visible:outline-offset-0'

/** For a frame with more than one control: the frame shows the focus of all. */
export const controlFrameLook =
  'flex min-h-10.5 w-full items-stretch rounded-md border border-control bg-paper text-base text-ink sm:text-sm ' +
  'has-[[readonly]]:border-line-2 has-[[readonly]]:bg-mist-2 ' +
  'has-[input:disabled]:border-line-2 has-[input:disabled]:bg-mist-2 has-[input:disabled]:text-ink-2 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-sea has-[[aria-invalid]]:border-lost'
