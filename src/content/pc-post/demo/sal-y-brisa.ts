import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcPost } from '../pc-post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 101,
      author: 'Playa Cares',
      published_at: `${day(-2)}T09:00`,
      locale: {
        en: {
          title: 'Fourteen desks and a roof',
          excerpt:
            'The school of Colonia Pescadores has a second classroom. Guests paid for the roof with mojitos.',
          content: `Last winter we put one dollar of every mojito on the pier aside. By Easter there were 9,312 of them, which is a roof, fourteen desks and a blackboard that does not squeak.

The mason was Don Fidel, whose granddaughter sits in the second row. The desks were built by the carpenter of the Posada and four guests from Bremen who had come to rest.

**What is missing:** a fan, and somebody who can teach mathematics on Thursdays. The fan we can manage.`,
          image: 'arcade-courtyard',
        },
        es: {
          title: 'Catorce mesabancos y un techo',
          excerpt:
            'La escuela de la colonia Pescadores ya tiene segundo salón. El techo lo pagaron los huéspedes a mojitos.',
          content: `El invierno pasado apartamos un dólar de cada mojito del muelle. Para Semana Santa eran 9,312: un techo, catorce mesabancos y un pizarrón que no rechina.

El albañil fue don Fidel, cuya nieta se sienta en la segunda fila. Los mesabancos los hicieron el carpintero de la Posada y cuatro huéspedes de Bremen que habían venido a descansar.

**Qué falta:** un ventilador y alguien que dé matemáticas los jueves. El ventilador lo conseguimos nosotros.`,
          image: 'arcade-courtyard',
        },
      },
    },
    {
      id: 102,
      author: 'Playa Cares',
      published_at: `${day(-24)}T09:00`,
      locale: {
        en: {
          title: 'Where the bread goes at eleven',
          excerpt:
            'What six kitchens do not sell by closing time is on somebody’s table at six in the morning.',
          content: `At eleven a van goes along the arcade, and nobody needs to be asked. Rolls from Horno Levante, rice from Ola y Arroz, forty litres of soup that was made too well.

By midnight it is at the kitchen of Sor Inés, who runs the shelter behind the market. There is no form. There is a list on the wall, in chalk, of what came, because she likes to thank the right cook.

Last year: **31 tonnes**. Thrown away by the six kitchens: less than two.`,
          image: 'market-stalls',
        },
        es: {
          title: 'A dónde va el pan a las once',
          excerpt:
            'Lo que seis cocinas no venden al cierre está a las seis de la mañana en la mesa de alguien.',
          content: `A las once pasa una camioneta por el portal y no hay que pedirle nada a nadie. Bolillos de Horno Levante, arroz de Ola y Arroz, cuarenta litros de una sopa que salió demasiado bien.

A medianoche está en la cocina de sor Inés, que lleva el albergue de atrás del mercado. No hay formularios. Hay una lista en la pared, con gis, de lo que llegó, porque le gusta darle las gracias al cocinero correcto.

El año pasado: **31 toneladas**. A la basura, de las seis cocinas: menos de dos.`,
          image: 'market-stalls',
        },
      },
    },
    {
      id: 103,
      author: 'Gloria Pech',
      published_at: `${day(-52)}T09:00`,
      locale: {
        en: {
          title: 'The shuttle on its day off',
          excerpt: 'On Sundays the yellow bus drives grandmothers to the doctor, and then to the beach.',
          content: `On Sundays nobody needs me before noon, so at seven I fetch the ladies of the Club Tercera Llamada. There are nineteen of them and seven seats; we have agreed on turns, and on nothing else.

First the clinic, because it is on the way. Then the beach, because they say that is the treatment. Doña Tere had not been in the sea since 1988. She told the sea so.

If you would like to come along and carry the chairs, ask at the kiosk. They will tell you about their knees.`,
          image: 'shuttle-road',
        },
        es: {
          title: 'El transporte en su día libre',
          excerpt: 'Los domingos el camioncito amarillo lleva a las abuelas al doctor y, luego, a la playa.',
          content: `Los domingos nadie me necesita antes del mediodía, así que a las siete paso por las señoras del club Tercera Llamada. Son diecinueve y hay siete lugares; en los turnos nos pusimos de acuerdo, y en nada más.

Primero la clínica, porque queda de paso. Luego la playa, porque dicen que ese es el tratamiento. Doña Tere no se metía al mar desde 1988. Se lo reclamó al mar.

Si quieres venir a cargar las sillas, pregunta en el kiosco. Te van a platicar de sus rodillas.`,
          image: 'shuttle-road',
        },
      },
    },
  ] satisfies DemoRecord<typeof pcPost>[];

export default posts;
