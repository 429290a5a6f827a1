    monthly = (
        orders.group_by(pl.col("ordered_on").dt.truncate("1mo").alias("month"))
        .agg(
            orders=pl.len(),
            sales=pl.sum("amount"),
            average=pl.mean("amount"),
        )
        .sort("month", nulls_last=True)
    )
    monthly.collect().write_csv(output_dir / "monthly_sales.csv")
