import type { Mail } from '@tradelane/providers'

/** A mail as plain text and as equivalent HTML: addresses become links, everything else is escaped. */
export function letter({ to, subject, text }: { to: string; subject: string; text: string }): Mail {
  const paragraphs = escapeHtml(text)
    .replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;color:#0b1b2b">${paragraphs.join('')}</body></html>`
  return { to, subject, text, html }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
