/** Words of lists and mails in the six languages, folded: small letters without accents. */

/** Headings of the column that holds the code. */
export const CODE_HEADINGS = [
  ...[
    'code',
    'codes',
    'reference',
    'ref',
    'ref.',
    'reference code',
    'article',
    'article no',
    'article no.',
    'article number',
    'item',
    'item no',
    'item no.',
    'item number',
    'item code',
    'part number',
    'part no',
    'part no.',
    'sku',
    'product',
    'product code',
    'model',
    'catalog number',
    'catalogue number',
  ],
  ...['codigo', 'cod', 'cod.', 'referencia', 'articulo', 'producto', 'modelo'],
  ...[
    'artikel',
    'artikelnummer',
    'artikel-nr.',
    'artikel-nr',
    'artikelnr',
    'artikelnr.',
    'art.-nr.',
    'art.-nr',
    'art.nr.',
    'art-nr',
    'bestellnummer',
    'bestell-nr.',
    'referenz',
    'produkt',
    'modell',
  ],
  ...['reference article', 'ref. article', 'produit', 'modele'],
  ...['codice', 'riferimento', 'rif', 'rif.', 'articolo', 'prodotto', 'modello', 'cod. articolo', 'codice articolo'],
];

/** Headings of the column that holds the quantity. */
export const QUANTITY_HEADINGS = [
  ...['quantity', 'qty', 'qty.', 'pcs', 'pcs.', 'pieces', 'units', 'count', 'amount', 'no.', 'nr'],
  ...['cantidad', 'cant', 'cant.', 'uds', 'uds.', 'ud', 'ud.', 'unidades', 'piezas'],
  ...['menge', 'anzahl', 'stuck', 'stk', 'stk.', 'stuckzahl'],
  ...['quantite', 'qte', 'qte.', 'nombre', 'unites'],
  ...['quantita', 'qta', 'qta.', 'q.ta', 'pezzi', 'pz', 'pz.', 'unita'],
];

/** Headings of the column that says where luminaires go. */
export const ROOM_HEADINGS = [
  ...['room', 'rooms', 'area', 'location', 'zone', 'space'],
  ...['habitacion', 'estancia', 'sala', 'zona', 'ubicacion', 'espacio'],
  ...['raum', 'bereich', 'zimmer'],
  ...['piece', 'zone', 'local', 'emplacement', 'salle'],
  ...['ambiente', 'stanza', 'locale', 'zona'],
];

/** Headings of the column of luminaire tags. */
export const TAG_HEADINGS = [
  ...['tag', 'luminaire tag', 'type', 'fixture', 'fixture type', 'mark'],
  ...['etiqueta', 'tipo'],
  ...['typ', 'leuchtentyp', 'kennzeichen'],
  ...['repere', 'sigla'],
];

/** Headings of columns that describe or remark. */
export const NOTE_HEADINGS = [
  ...['description', 'remark', 'remarks', 'note', 'notes', 'comment', 'comments'],
  ...['descripcion', 'observacion', 'observaciones', 'nota', 'notas', 'comentario', 'comentarios'],
  ...['beschreibung', 'bezeichnung', 'bemerkung', 'bemerkungen', 'anmerkung', 'hinweis'],
  ...['designation', 'remarque', 'remarques', 'commentaire', 'commentaires'],
  ...['descrizione', 'osservazioni', 'commento', 'commenti'],
];

/** Headings that make a line without a code column a heading row all the same. */
export const OTHER_HEADINGS = [
  ...[
    'description',
    'pos',
    'pos.',
    'position',
    'name',
    'price',
    'unit price',
    'total',
    'finish',
    'colour',
    'color',
    'room',
    'area',
    'tag',
    'type',
    'remarks',
    'notes',
    'comment',
  ],
  ...['descripcion', 'posicion', 'nombre', 'precio', 'acabado', 'zona', 'observaciones'],
  ...['beschreibung', 'bezeichnung', 'preis', 'einzelpreis', 'summe', 'raum', 'oberflache', 'farbe', 'bemerkung'],
  ...['designation', 'prix', 'finition', 'couleur', 'piece', 'remarques'],
  ...['descrizione', 'posizione', 'prezzo', 'finitura', 'colore', 'zona', 'note', 'nome'],
];

/** Units of a quantity. */
export const UNITS = [
  ...['pcs', 'pc', 'pces', 'pce', 'pieces', 'piece', 'units', 'unit', 'ea', 'each', 'off', 'nos'],
  ...['uds', 'ud', 'unidades', 'unidad', 'pzas', 'pza', 'piezas', 'pieza'],
  ...['stk', 'stck', 'stuck', 'stück', 'st'],
  ...['pièces', 'pièce', 'unités', 'unité', 'unites', 'unite', 'pcs'],
  ...['pezzi', 'pezzo', 'pz', 'unità', 'nr'],
];

/** Words before a quantity: "Qty: 4". */
export const QUANTITY_LABELS = [
  'qty',
  'quantity',
  'cantidad',
  'cant',
  'menge',
  'anzahl',
  'quantité',
  'quantite',
  'qté',
  'qte',
  'quantità',
  'quantita',
  'qtà',
  'qta',
];

/** Beginnings of a line that opens a mail. */
export const GREETINGS = [
  ...['hi', 'hello', 'dear', 'good morning', 'good afternoon', 'hey', 'to whom'],
  ...['hola', 'buenos dias', 'buenas tardes', 'estimado', 'estimada', 'estimados', 'querido', 'querida'],
  ...['hallo', 'guten tag', 'guten morgen', 'sehr geehrte', 'liebe', 'lieber', 'moin', 'servus', 'gruss gott'],
  ...['bonjour', 'bonsoir', 'salut', 'cher', 'chere', 'madame', 'monsieur'],
  ...['ciao', 'buongiorno', 'buonasera', 'gentile', 'gentili', 'salve', 'egregio', 'spettabile'],
];

/** Beginnings of a line that closes a mail; a signature follows. */
export const CLOSINGS = [
  ...[
    'best regards',
    'kind regards',
    'regards',
    'warm regards',
    'best wishes',
    'sincerely',
    'yours',
    'thanks',
    'thank you',
    'many thanks',
    'cheers',
    'best',
    'sent from my',
  ],
  ...['un saludo', 'saludos', 'atentamente', 'gracias', 'muchas gracias', 'un abrazo', 'enviado desde'],
  ...[
    'mit freundlichen grussen',
    'freundliche grusse',
    'viele grusse',
    'beste grusse',
    'grusse',
    'gruss',
    'mfg',
    'vielen dank',
    'danke',
    'besten dank',
    'lg',
    'vg',
    'von meinem',
  ],
  ...['cordialement', 'bien cordialement', 'bien a vous', 'merci', 'merci beaucoup', 'sinceres salutations', 'salutations', 'envoye de'],
  ...['cordiali saluti', 'distinti saluti', 'saluti', 'un saluto', 'grazie', 'grazie mille', 'inviato da'],
];

/** Beginnings of the lines that a mail program writes, and of a signature's details. */
export const MAIL_DETAILS = [
  ...[
    'from',
    'sent',
    'to',
    'cc',
    'bcc',
    'subject',
    'date',
    'tel',
    'phone',
    'mobile',
    'mob',
    'fax',
    'www',
    'http',
    'vat',
    'e-mail',
    'email',
    'mail',
  ],
  ...['de', 'enviado', 'para', 'asunto', 'fecha', 'telefono', 'movil', 'nif', 'cif'],
  ...['von', 'gesendet', 'an', 'betreff', 'datum', 'telefon', 'mobil', 'ust-id'],
  ...['envoye', 'a', 'objet', 'telephone', 'portable', 'siret', 'tva'],
  ...['da', 'inviato', 'oggetto', 'data', 'cellulare', 'cell', 'p.iva', 'partita iva'],
];

/** Beginnings of a row that only sums up. */
export const TOTALS = [
  'total',
  'subtotal',
  'grand total',
  'sum',
  'suma',
  'summe',
  'gesamt',
  'zwischensumme',
  'somme',
  'sous-total',
  'totale',
  'subtotale',
  'totales',
];
