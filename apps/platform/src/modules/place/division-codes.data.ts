/** Type of a country's first divisions, where it matters to the person who fills in a form; others have regions. */
export const DIVISION_TYPOLOGY: Readonly<Record<string, 'autonomous-community' | 'state' | 'province' | 'canton' | 'district'>> = {
  ES: 'autonomous-community',
  US: 'state',
  DE: 'state',
  AT: 'state',
  AU: 'state',
  BR: 'state',
  IN: 'state',
  MX: 'state',
  CA: 'province',
  NL: 'province',
  CH: 'canton',
  PT: 'district',
};

const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split(':') as [string, string]));

/**
 * GeoNames' code of a division → its part of ISO 3166-2, where the two differ (the towns carry the first, the names the second). Countries
 * that use the same codes need no row; of a country without either every town is offered in every division.
 */
export const ISO_OF_DIVISION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ES: pairs('07:IB 27:RI 29:MD 31:MC 32:NC 34:AS 39:CB 51:AN 52:AR 53:CN 54:CM 55:CL 56:CT 57:EX 58:GA 59:PV 60:VC CE:CE ML:ML'),
  DE: pairs('01:BW 02:BY 03:HB 04:HH 05:HE 06:NI 07:NW 08:RP 09:SL 10:SH 11:BB 12:MV 13:SN 14:ST 15:TH 16:BE'),
  FR: pairs('11:IDF 24:CVL 27:BFC 28:NOR 32:HDF 44:GES 52:PDL 53:BRE 75:NAQ 76:OCC 84:ARA 93:PAC 94:20R'),
  IT: pairs('01:65 02:77 03:78 04:72 05:45 06:36 07:62 08:42 09:25 10:57 11:67 12:21 13:75 14:88 15:82 16:52 17:32 18:55 19:23 20:34'),
  GB: pairs('ENG:ENG NIR:NIR SCT:SCT WLS:WLS'),
  AT: pairs('01:1 02:2 03:3 04:4 05:5 06:6 07:7 08:8 09:9'),
  CA: pairs('01:AB 02:BC 03:MB 04:NB 05:NL 07:NS 08:ON 09:PE 10:QC 11:SK 12:YT 13:NT 14:NU'),
  NL: pairs('01:DR 02:FR 03:GE 04:GR 05:LI 06:NB 07:NH 09:UT 10:ZE 11:ZH 15:OV 16:FL'),
  BE: pairs('BRU:BRU VLG:VLG WAL:WAL'),
  PT: pairs('02:01 03:02 04:03 05:04 06:05 07:06 08:07 09:08 10:30 11:09 13:10 14:11 16:12 17:13 18:14 19:15 20:16 21:17 22:18 23:20'),
  AU: pairs('01:ACT 02:NSW 03:NT 04:QLD 05:SA 06:TAS 07:VIC 08:WA'),
  MX: pairs(
    '01:AGU 02:BCN 03:BCS 04:CAM 05:CHP 06:CHH 07:COA 08:COL 09:CMX 10:DUR 11:GUA 12:GRO 13:HID 14:JAL 15:MEX 16:MIC 17:MOR 18:NAY 19:NLE 20:OAX 21:PUE 22:QUE 23:ROO 24:SLP 25:SIN 26:SON 27:TAB 28:TAM 29:TLA 30:VER 31:YUC 32:ZAC',
  ),
  PL: pairs('72:02 73:04 74:10 75:06 76:08 77:12 78:14 79:16 80:18 81:20 82:22 83:24 84:26 85:28 86:30 87:32'),
  SE: pairs('02:K 03:X 05:I 06:N 07:Z 08:F 09:H 10:W 12:G 14:BD 15:T 16:E 18:D 21:C 22:S 23:AC 24:Y 25:U 26:AB 27:M 28:O'),
  DK: pairs('17:84 18:82 19:81 20:85 21:83'),
  IE: pairs('C:C L:L M:M U:U'),
};
