/** Sharp enough to read a label, and small enough for a slow connection. */
const longestSide = 1600
const quality = 0.8

/** A photo as a jpeg of at most 1600 pixels a side. Rejects what the browser cannot read as a picture. */
export async function smallerPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.trunc(picture.width * scale))
    canvas.height = Math.max(1, Math.trunc(picture.height * scale))
    const context = canvas.getContext('2d')
    // Jpeg has no transparency: what shows through becomes white, not black.
    if (context) context.fillStyle = '#fff'
    context?.fillRect(0, 0, canvas.width, canvas.height)
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!blob) throw new Error('the photo could not be made smaller')
    return new File([blob], file.name, { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}
