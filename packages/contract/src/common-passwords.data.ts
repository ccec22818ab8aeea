/** Passwords of ten and more characters that are guessed first, in small letters; shorter ones are refused by their length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '1234567890 12345678910 123456789a 123456789q 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc a123456789 aa12345678 abc1234567 abcd123456 ' +
    'admin12345 administrator adminadmin basketball benutzer123 bienvenido1 bienvenue1 candil1234 candilcandil changeme123 ' +
    'contrasena contrasena1 contraseña contraseña1 computer123 einstein123 firstname1 football12 hallohallo iloveyou12 iloveyou123 ' +
    'letmein123 letmeinnow lighting123 liverpool1 luminaire1 manchester michael123 motdepasse motdepasse1 motdepasse123 ' +
    'passw0rd12 passw0rd123 password00 password01 password11 password12 password123 password1234 password12345 password2024 ' +
    'password2025 password2026 passwordpassword passwort12 passwort123 passwort1234 princess12 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc1 ' +
    'qwer123456 qwertyuiop qwertyuiop1 qwerty1234 qwerty12345 qwerty123456 qwertzuiop qwertzuiop1 azertyuiop azertyuiop1 ' +
    'rockyou123 sunshine12 sunshine123 superman12 superman123 test123456 testtest12 testpassword unknown123 welcome123 welcome1234 ' +
    'willkommen willkommen1 willkommen123 zaq12wsx34 1234512345 1111122222 1212121212 1231231234 123qweasdzxc 987654321a 0987654321'
  ).split(' '),
);
