#!/usr/bin/env bash
# Date: 2026-11-30
# Packages: pdf-lib@1.17.1
# Expected: whoever attaches factur-x.xml to an invoice that has another attachment already gets a list of embedded files in the order of
#   their names. It is a name tree, which readers may search by halves.
# Happens: attachments stay in the order in which they were attached: terms.txt before factur-x.xml. A reader that searches by halves does
#   not find the invoice, one that reads all of the list does.
# Source: ISO 32000-2, 7.9.6, name trees: the keys of a node are sorted, so that a reader can find one without reading all; 7.11.4 puts embedded
#   files into such a tree, and Factur-X 1.0 its XML.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" pdf-lib@1.17.1
cd "$folder"
cat > look.cjs <<'JS'
const { PDFArray, PDFDict, PDFDocument, PDFName } = require('pdf-lib')

async function attached(...files) {
  const pdf = await PDFDocument.create()
  pdf.addPage()
  for (const file of files) await pdf.attach(new TextEncoder().encode(file), file, { mimeType: 'text/xml' })
  const bytes = await pdf.save({ useObjectStreams: false })
  const { catalog } = await PDFDocument.load(bytes)
  const tree = catalog.lookup(PDFName.of('Names'), PDFDict).lookup(PDFName.of('EmbeddedFiles'), PDFDict)
  const names = tree.lookup(PDFName.of('Names'), PDFArray)
  const found = []
  for (let index = 0; index < names.size(); index += 2) found.push(names.lookup(index).decodeText())
  console.log(`attached ${files.join(', ')}: in the tree ${found.join(', ')}`)
  return found.join() === files.join()
}

async function look() {
  const first = await attached('factur-x.xml', 'terms.txt')
  const second = await attached('terms.txt', 'factur-x.xml')
  process.exit(first && second ? 0 : 1)
}
look()
JS
node look.cjs
