/** Files as the two apps write them, a week of training in each. */

/** Strong, 2023: no units in the columns. */
export const STRONG = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-03-02 17:30:05,"Push Day",1h 5m,"Bench Press (Barbell)",W,40.0,8,0,0.0,"","Slept well",
2026-03-02 17:30:05,"Push Day",1h 5m,"Bench Press (Barbell)",1,82.5,8,0,0.0,"Pause at the chest","Slept well",8
2026-03-02 17:30:05,"Push Day",1h 5m,"Bench Press (Barbell)",2,82.5,8,0,0.0,"","Slept well",8.5
2026-03-02 17:30:05,"Push Day",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,120.0,"","",
2026-03-02 17:30:05,"Push Day",1h 5m,"Chest Dip (Assisted)",1,20.0,10,0,0.0,"","Slept well",
2026-03-02 17:30:05,"Push Day",1h 5m,"Lateral Raise (Dumbbell)",1,10.0,15,0,0.0,"","Slept well",
2026-03-02 17:30:05,"Push Day",1h 5m,"Lateral Raise (Dumbbell)",D,7.5,12,0,0.0,"","Slept well",
2026-03-02 17:30:05,"Push Day",1h 5m,"Plank",1,0,0,0,60.0,"","Slept well",
2026-03-04 06:15:00,"Morning run",35m,"Running",1,0,0,5.2,1860.0,"","",
2026-03-05 18:00:00,"Legs, heavy",58m,"Squat (Barbell)",1,100.0,5,0,0.0,"","",9
2026-03-05 18:00:00,"Legs, heavy",58m,"Squat (Barbell)",2,100.0,5,0,0.0,"","",9
2026-03-05 18:00:00,"Legs, heavy",58m,"Zercher March",1,30.0,12,0,0.0,"","",
2026-03-05 18:00:00,"Legs, heavy",58m,"Squat (Barbell)",F,80.0,11,0,0.0,"","",10
`;

/** Strong, semicolons and a unit in each row; one row is in pounds. */
export const STRONG_WITH_UNITS = `Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
"2024-06-03 07:00:00";"Früh";"Deadlift (Barbell)";1;140,5;kg;5;;;;0;"";"";"45m"
"2024-06-03 07:00:00";"Früh";"Deadlift (Barbell)";2;225;lbs;8;;;;0;"";"";"45m"
"2024-06-03 07:00:00";"Früh";"Rowing (Machine)";1;;;;;2;km;480;"";"";"45m"
`;

/** Strong, the later shape with units in the columns and seconds as a count. */
export const STRONG_LATER = `Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes
"1";"2025-01-06 12:10:00";"Lunch";"1800";"Pull Up";"1";"";"9";"";"";"";"";""
"1";"2025-01-06 12:10:00";"Lunch";"1800";"Note";"Note";"";"";"";"";"";"Tight shoulder";""
"1";"2025-01-06 12:10:00";"Lunch";"1800";"Rowing (Machine)";"1";"";"";"";"1500.0";"360.0";"";""
`;

/** Hevy in kilograms. */
export const HEVY = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Upper A","9 Nov 2026, 17:04","9 Nov 2026, 18:01","Felt strong","Bench Press (Barbell)",,"",0,"warmup",40,10,,,
"Upper A","9 Nov 2026, 17:04","9 Nov 2026, 18:01","Felt strong","Bench Press (Barbell)",,"",1,"normal",80,8,,,8
"Upper A","9 Nov 2026, 17:04","9 Nov 2026, 18:01","Felt strong","Bent Over Row (Barbell)",0,"",0,"normal",70,10,,,
"Upper A","9 Nov 2026, 17:04","9 Nov 2026, 18:01","Felt strong","Hammer Curl (Dumbbell)",0,"Slow",0,"dropset",14,12,,,
"Upper A","9 Nov 2026, 17:04","9 Nov 2026, 18:01","Felt strong","Hammer Curl (Dumbbell)",0,"Slow",1,"failure",12,14,,,10
"Long ride","11 Nov 2026, 06:30","11 Nov 2026, 08:00","","Cycling",,"",0,"normal",,,32.4,5400,
`;

/** Hevy in pounds and miles, its dates month first. */
export const HEVY_POUNDS = `"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
"Lower","Nov 14, 2026, 5:04 PM","Nov 14, 2026, 6:01 PM","","Squat (Barbell)",,"",0,"normal",225,5,,,
"Lower","Nov 14, 2026, 5:04 PM","Nov 14, 2026, 6:01 PM","","Running (Treadmill)",,"",0,"normal",,,2,1200,
`;
