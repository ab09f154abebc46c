import { photoPlaces } from '@tradelane/contract/quality-assurance/report-places'
import { Camera, X } from 'lucide-react'
import { useId } from 'react'
import { linkFileQuery } from '../../../../lib/queries/documents.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonLook } from '../../../../ui/button-look.ts'
import { Card } from '../../../../ui/card.tsx'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../../ui/wizard/progress-bar.tsx'
import { PhotoImage } from '../parts/photo-image.tsx'
import type { Report } from './report-values.ts'
import type { PendingPhoto, PhotoWork } from './use-photos.ts'

export type PhotoPartProps = { token: string; session: { current: string }; photos: PhotoWork }

type PhotosProps = PhotoPartProps & {
  place: string
  /** What they show, for screen readers. */
  name: string
  /** Photos of defects that are not in this report are shown here: their row was removed or never saved. */
  orphansOf?: Report | undefined
}

/** A card of photos that belong to no defect. */
export function PhotoGrid({ title, ...props }: Omit<PhotosProps, 'name'> & { title: string }) {
  return (
    <Card title={title}>
      <Photos {...props} name={title.toLowerCase()} />
    </Card>
  )
}

/** The photos of one place, those on their way, and the button to take one. */
export function Photos({ token, session, photos, place, name, orphansOf }: PhotosProps) {
  const id = useId()
  const keptId = useId()
  const keys = orphansOf && new Set([...photoPlaces, ...orphansOf.defects.map(({ key }) => key)])
  const isHere = (of: string) => of === place || (keys !== undefined && !keys.has(of))
  const stored = photos.stored.filter((photo) => isHere(photo.place))
  const kept = stored.some(({ photo_id }) => photo_id === photos.kept?.photo_id) ? photos.kept : undefined
  const pending = photos.pending.filter((photo) => photo.place === place)
  return (
    <div className="grid gap-3">
      {stored.length > 0 && (
        <ul aria-label={`Photos: ${name}`} className="grid grid-cols-3 gap-2">
          {stored.map((photo, index) => (
            <li key={photo.photo_id} className="relative">
              <PhotoImage
                query={linkFileQuery({ token, session: session.current }, photo.photo_id)}
                title={`Photo ${index + 1}: ${name}`}
              />
              <span className="absolute top-1 right-1">
                <IconButton
                  label={`Remove photo ${index + 1}: ${name}`}
                  icon={X}
                  aria-describedby={kept?.photo_id === photo.photo_id ? keptId : undefined}
                  onClick={() => photos.remove(photo.photo_id)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {kept && (
        <div role="alert">
          <FieldNote id={keptId} error={`The photo was not removed. ${kept.problem}`} />
        </div>
      )}
      {pending.map((photo) => (
        <Pending key={photo.key} photo={photo} photos={photos} />
      ))}
      <label
        htmlFor={id}
        className={`${buttonLook({})} cursor-pointer justify-self-start has-focus-visible:outline-2`}
      >
        <Camera size={18} aria-hidden />
        Add photos
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-label={`Add photos: ${name}`}
          className="sr-only"
          onChange={({ target }) => {
            photos.add(place, [...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}

function Pending({ photo, photos }: { photo: PendingPhoto; photos: PhotoWork }) {
  const { key, name, progress, problem } = photo
  return (
    <div className="rounded-md border border-line p-3">
      <div className="truncate">{name}</div>
      {problem ? (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <span role="alert" className="text-xs font-medium text-lost">
            {problem}
          </span>
          {photo.mayTryAgain && (
            <Button size="sm" onClick={() => photos.tryAgain(key)}>
              Try again
            </Button>
          )}
          <Button size="sm" onClick={() => photos.drop(key)}>
            Remove
          </Button>
        </div>
      ) : (
        <ProgressBar label={`Uploading ${name}`} share={progress} />
      )}
    </div>
  )
}
