    revenue = (
        orders.join(customers, on="customer_id")
        .group_by("country", pl.col("ordered_on").dt.year().alias("year"))
        .agg(revenue=pl.sum("amount"))
        .sort("country", "year", nulls_last=True)
    )
    revenue.collect().write_csv(output_dir / "revenue.csv")
